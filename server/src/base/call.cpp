#include "base/call.h"

#include "json/writer.h"
#include "protocol/english.h"

namespace hammer::server {

Reply refusal(int status, std::string_view sentence, std::string_view field) {
  Reply reply;
  reply.status = status;
  JsonWriter json(reply.body);
  json.begin_object().field("error", sentence).name("field");
  field.empty() ? json.null() : json.value(field);
  json.end_object();
  return reply;
}

Reply refusal(int status, const Complaint& complaint) {
  Reply reply;
  reply.status = status;
  JsonWriter json(reply.body);
  json.begin_object().field("error", protocol::sentence_of(complaint));
  write_complaint_fields(json, complaint);
  json.end_object();
  return reply;
}

}  // namespace hammer::server
