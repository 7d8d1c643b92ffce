import { conferirChave } from './chave.ts'
import type { ArquivoAberto, Conteudo, Lugar } from './lugar.ts'
import { pastaDeArquivos } from './pasta.ts'
import { baldeS3, type ConfiguracaoS3 } from './s3.ts'

export type Armazem = {
  /** A key is written once and never changes; a change is a new key. */
  gravar(chave: string, conteudo: Conteudo, tipo: string): Promise<void>
  abrir(chave: string): Promise<ArquivoAberto | null>
  remover(chave: string): Promise<void>
  /** The keys in a folder, page by page as the place gives them. */
  listar(pasta: string): AsyncIterable<string[]>
  /** Every key there is, page by page. */
  todas(): AsyncIterable<string[]>
  /** Null when there is no such file any more. */
  gravadoEm(chave: string): Promise<Date | null>
}

export type ConfiguracaoDoArmazem = { pasta: string } | { s3: ConfiguracaoS3 }

export const abrirLugar = (config: ConfiguracaoDoArmazem): Lugar =>
  'pasta' in config ? pastaDeArquivos(config.pasta) : baldeS3(config.s3)

export const criarArmazem = (config: ConfiguracaoDoArmazem, prefixo: string): Armazem =>
  armazemEm(abrirLugar(config), prefixo)

/** The one door to stored files. The prefix keeps what belongs to one business away from the others. */
export function armazemEm(lugar: Lugar, prefixo: string): Armazem {
  const raiz = conferirChave(prefixo)
  const completa = (chave: string) => `${raiz}/${conferirChave(chave)}`

  async function* paginas(prefixo: string, recursiva: boolean): AsyncGenerator<string[]> {
    let pagina: string | undefined
    do {
      const { chaves, proxima } = await lugar.listar(prefixo, { recursiva, pagina })
      yield chaves.map((chave) => chave.slice(raiz.length + 1))
      pagina = proxima
    } while (pagina)
  }

  return {
    gravar: async (chave, conteudo, tipo) => lugar.gravar(completa(chave), conteudo, tipo),
    abrir: async (chave) => lugar.abrir(completa(chave)),
    remover: async (chave) => lugar.remover(completa(chave)),
    listar: (pasta) => paginas(`${completa(pasta)}/`, false),
    todas: () => paginas(`${raiz}/`, true),
    gravadoEm: async (chave) => lugar.gravadoEm(completa(chave)),
  }
}
