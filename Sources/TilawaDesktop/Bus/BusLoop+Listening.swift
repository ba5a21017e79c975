import CSDBus

extension BusLoop {
  /// Asks the bus for the signals of a service. If the bus refuses, no signals arrive.
  func listen(to service: String, on bus: OpaquePointer) {
    let rule = "type='signal',sender='\(service)',interface='\(service)'"
    sd_bus_add_match_async(
      bus, nil, rule, BusLoop.overhear, { _, _, _ in 0 }, Unmanaged.passUnretained(self).toOpaque())
  }

  private static let overhear: sd_bus_message_handler_t = { message, userdata, _ in
    guard let message, let userdata else { return 0 }
    func word(_ text: UnsafePointer<CChar>?) -> String { text.map { String(cString: $0) } ?? "" }
    Unmanaged<BusLoop>.fromOpaque(userdata).takeUnretainedValue().tell(
      .heard(
        BusSignal(
          path: word(sd_bus_message_get_path(message)), interface: word(sd_bus_message_get_interface(message)),
          member: word(sd_bus_message_get_member(message)), arguments: BusMessage(sharing: message).values())))
    return 0
  }
}
