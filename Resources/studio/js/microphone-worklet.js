// Runs on the thread of the sound: gathers a tenth of a second and gives it out as whole numbers of 16 bits.

class Samples extends AudioWorkletProcessor {
  constructor() {
    super();
    this.buffer = new Int16Array(1600);
    this.count = 0;
  }

  /** @param {Float32Array[][]} inputs */
  process(inputs) {
    for (const sample of inputs[0][0] ?? []) {
      this.buffer[this.count] = Math.max(-32768, Math.min(32767, Math.round(sample * 32767)));
      this.count += 1;
      if (this.count < this.buffer.length) continue;
      this.port.postMessage(this.buffer.slice().buffer);
      this.count = 0;
    }
    return true;
  }
}

registerProcessor("samples", Samples);
