// A silent WebAudio that records what it would play.
export class RecordedParam {
  targets: number[] = []; // that it was sent towards
  constructor(public value: number) {}
  setTargetAtTime(target: number): void {
    this.value = target;
    this.targets.push(target);
  }
}

export class RecordedNode {
  readonly to: RecordedNode[] = [];
  gain?: RecordedParam;
  pan?: RecordedParam;
  connect<Node extends RecordedNode>(node: Node): Node {
    this.to.push(node);
    return node;
  }
  disconnect(): void {
    this.to.length = 0;
  }
}

export class RecordedSource extends RecordedNode {
  buffer: { duration: number; length: number } | null = null;
  loop = false;
  readonly playbackRate = new RecordedParam(1);
  onended: (() => void) | null = null;
  startedAt: number | null = null;
  stoppedAt: number | null = null;
  start(when = 0): void {
    this.startedAt = when;
  }
  stop(when = 0): void {
    this.stoppedAt = when;
  }

  // Its output: the product of the gains along a path, and its pan. Several paths add up.
  heard(): { level: number; pan: number } {
    const follow = (node: RecordedNode): number[] => {
      const own = node.gain?.value ?? 1;
      return node instanceof RecordedDestination ? [1] : node.to.flatMap(follow).map((level) => level * own);
    };
    const panOf = (node: RecordedNode): number | null => node.pan?.value ?? node.to.map(panOf).find((pan) => pan !== null) ?? null;
    return { level: follow(this).reduce((sum, level) => sum + level, 0), pan: panOf(this) ?? 0 };
  }
}

class RecordedDestination extends RecordedNode {}

export class RecordedContext {
  static made: RecordedContext[] = [];
  static fails = false;
  state: 'suspended' | 'running' | 'closed' = 'suspended';
  currentTime = 0;
  readonly sampleRate = 8000;
  readonly destination = new RecordedDestination();
  readonly sources: RecordedSource[] = [];

  constructor() {
    if (RecordedContext.fails) throw new Error('no device');
    RecordedContext.made.push(this);
  }
  async resume(): Promise<void> {
    this.state = 'running';
  }
  async suspend(): Promise<void> {
    this.state = 'suspended';
  }
  async close(): Promise<void> {
    this.state = 'closed';
  }
  createGain(): RecordedNode {
    return Object.assign(new RecordedNode(), { gain: new RecordedParam(1) });
  }
  createWaveShaper(): RecordedNode {
    return Object.assign(new RecordedNode(), { curve: null });
  }
  createStereoPanner(): RecordedNode {
    return Object.assign(new RecordedNode(), { pan: new RecordedParam(0) });
  }
  createBiquadFilter(): RecordedNode {
    return Object.assign(new RecordedNode(), { type: '', frequency: new RecordedParam(350), Q: new RecordedParam(1) });
  }
  createBuffer(_channels: number, length: number, rate: number): { length: number; duration: number; copyToChannel(): void } {
    return { length, duration: length / rate, copyToChannel() {} };
  }
  createBufferSource(): RecordedSource {
    const source = new RecordedSource();
    this.sources.push(source);
    return source;
  }
}
