const ESPERA_MS = 3_000

/**
 * The build leaves the style sheets below the skeleton, so that it is painted without them. Those of pages loaded later
 * go to the end of the head and must win over them: back there, then, before any is asked for. Already in the cache,
 * they take no time; one that fails or lingers does not hold the application back.
 */
export async function trazerFolhas(): Promise<void> {
  const folhas = [...document.body.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
  const chegadas = folhas.map(
    (folha) =>
      new Promise<void>((pronta) => {
        folha.addEventListener('load', () => pronta(), { once: true })
        folha.addEventListener('error', () => pronta(), { once: true })
        setTimeout(pronta, ESPERA_MS)
        document.head.append(folha)
      }),
  )
  await Promise.all(chegadas)
}
