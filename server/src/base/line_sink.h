// Where lines for one client go, whatever carries them there.
#pragma once

#include <functional>
#include <memory>
#include <string>

namespace hammer::server {

using SharedLine = std::shared_ptr<const std::string>;

// One client's stream of lines. Its queue is bounded in bytes.
class LineSink {
 public:
  virtual ~LineSink() = default;
  // The line without its newline. Returns false if the client is gone, or too far behind, and the stream is closed.
  virtual bool send(SharedLine line) = 0;
  virtual void close() = 0;  // once the client has read what was sent
  // Called once, on the loop's thread, when the client has gone or was dropped; not after close().
  virtual void when_gone(std::function<void()> gone) = 0;
};

}  // namespace hammer::server
