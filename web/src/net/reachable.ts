// When the browser knows more of the connection than silence tells: it has come back or gone, or the page is looked at
// again after it slept.
export interface Reach {
  addEventListener(type: string, listener: () => void): void;
  removeEventListener(type: string, listener: () => void): void;
}

export interface Streaming {
  tryNow(): void;
  giveUp(): void;
}

export function watchReach(stream: Streaming, windowLike: Reach = window, pageLike: Reach & { hidden: boolean } = document): () => void {
  const back = () => stream.tryNow();
  const gone = () => stream.giveUp();
  const looked = () => {
    if (!pageLike.hidden) stream.tryNow();
  };
  windowLike.addEventListener('online', back);
  windowLike.addEventListener('offline', gone);
  pageLike.addEventListener('visibilitychange', looked);
  return () => {
    windowLike.removeEventListener('online', back);
    windowLike.removeEventListener('offline', gone);
    pageLike.removeEventListener('visibilitychange', looked);
  };
}
