import { CodigoQueNaoVeio } from '../ui/retorno/faltou-codigo.ts'

const SUMIU = 404

const vindos = new Map<string, Promise<void>>()

/** What the document itself asked for is not asked for twice. */
const doDocumento = (endereco: string) =>
  document.querySelector(`link[href="${endereco}"], script[src="${endereco}"]`) !== null

function ligar(endereco: string): Promise<void> {
  const folha = endereco.endsWith('.css')
  const link = Object.assign(document.createElement('link'), {
    rel: folha ? 'stylesheet' : 'modulepreload',
    crossOrigin: '',
    href: endereco,
  })
  document.head.append(link)
  if (!folha) return Promise.resolve()
  return new Promise((pronta, falhou) => {
    link.addEventListener('load', () => pronta())
    link.addEventListener('error', () => {
      link.remove()
      falhou(new CodigoQueNaoVeio(endereco))
    })
  })
}

async function buscar(endereco: string): Promise<void> {
  const resposta = await fetch(endereco).catch(() => null)
  // A version that was replaced is for the import to find out: the router answers that with the new one.
  if (resposta?.status === SUMIU) return
  const inteira = resposta?.ok && (await resposta.arrayBuffer().catch(() => null))
  if (!inteira) throw new CodigoQueNaoVeio(endereco)
  await ligar(endereco)
}

function pedir(endereco: string): Promise<void> {
  const vindo = vindos.get(endereco) ?? (doDocumento(endereco) ? Promise.resolve() : buscar(endereco))
  vindos.set(endereco, vindo)
  vindo.catch(() => vindos.delete(endereco))
  return vindo
}

/**
 * A browser never asks again for a module that failed to come once, nor for one that stands on it (whatwg/html#6768). So
 * everything that a late import needs is fetched first, which can be done again; the import itself finds it in the cache.
 */
export async function trazerCodigo<Modulo>(
  importar: () => Promise<Modulo>,
  arquivos: readonly string[] = [],
): Promise<Modulo> {
  await Promise.all(arquivos.map((arquivo) => pedir(`/${arquivo}`)))
  return importar()
}
