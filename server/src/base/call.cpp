#include "base/call.h"

#include "json/writer.h"
#include "protocol/english.h"

namespace hammer::server {

Reply refusal(int status, const Complaint& complaint, const JsonObject& more) {
  Reply reply;
  reply.status = status;
  JsonWriter json(reply.body);
  json.begin_object().field("error", protocol::sentence_of(complaint));
  write_complaint_fields(json, complaint);
  for (const JsonMember& member : more) write_json(json.name(member.name), member.value);
  json.end_object();
  return reply;
}

}  // namespace hammer::server
