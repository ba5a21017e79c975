import TilawaCore

/// A request with its id, as a line: `{"id":1,"do":"seek","by":-5}`.
package struct ControlRequestMessage: Codable, Hashable, Sendable {
  /// The id that the reply repeats.
  package let id: ControlID?
  /// The request.
  package let request: ControlRequest

  private enum CodingKeys: String, CodingKey { case id }

  /// Gives a request an id.
  package init(id: ControlID?, _ request: ControlRequest) {
    self.id = id
    self.request = request
  }

  /// Decodes the flat object.
  ///
  /// - Throws: `ControlFault` with the fault.
  package init(from decoder: any Decoder) throws {
    id = try decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(ControlID.self, forKey: .id)
    request = try ControlRequest(from: decoder)
  }

  /// Encodes one flat object.
  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encodeIfPresent(id, forKey: .id)
    try request.encode(to: encoder)
  }

  /// The request as a line of JSON, without an end of line.
  var line: String { JSON.line(encoding: self) }

  /// Reads a line. A fault is replied to under the id, where the line has one.
  static func read(_ line: some Sequence<UInt8>) -> (id: ControlID?, request: Result<ControlRequest, ControlFault>) {
    let decoder: JSONTreeDecoder
    do throws(JSONError) {
      decoder = JSONTreeDecoder(try JSONReader.read(line))
    } catch {
      return (nil, .failure(ControlFault(.malformed, error.message)))
    }
    let fields = try? decoder.container(keyedBy: CodingKeys.self)
    let id: ControlID?
    do { id = try fields?.decodeIfPresent(ControlID.self, forKey: .id) } catch { return (nil, .failure(fault(error))) }
    do { return (id, .success(try ControlRequest(from: decoder))) } catch { return (id, .failure(fault(error))) }
  }

  private static func fault(_ error: any Error) -> ControlFault {
    error as? ControlFault ?? ControlFault(.malformed, "\(error)")
  }
}
