import { conferirChave } from './chave.ts'
import type { Conteudo } from './lugar.ts'
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

type ArquivoAberto = { conteudo: NodeJS.ReadableStream; tamanho: number; tipo: string }

export type ConfiguracaoDoArmazem = { pasta: string } | { s3: ConfiguracaoS3 }

const TIPO_DESCONHECIDO = 'application/octet-stream'

/** The one door to stored files. The prefix keeps what belongs to one business away from the others. */
export function criarArmazem(config: ConfiguracaoDoArmazem, prefixo: string): Armazem {
  const lugar = 'pasta' in config ? pastaDeArquivos(config.pasta) : baldeS3(config.s3)
  const raiz = conferirChave(prefixo)
  const completa = (chave: string) => `${raiz}/${conferirChave(chave)}`

  async function* paginas(prefixo: string, recursive: boolean): AsyncGenerator<string[]> {
    const disco = await lugar.disco()
    let proxima: string | undefined
    do {
      const pagina = await disco
        .listAll(prefixo, { recursive, ...(proxima && { paginationToken: proxima }) })
        .catch(semPasta)
      yield [...pagina.objects].flatMap((objeto) =>
        objeto.isFile ? [objeto.key.slice(raiz.length + 1)] : [],
      )
      proxima = pagina.paginationToken
    } while (proxima)
  }

  return {
    async gravar(chave, conteudo, tipo) {
      await lugar.gravar(completa(chave), conteudo, tipo)
    },
    async abrir(chave) {
      const arquivo = (await lugar.disco()).file(completa(chave))
      if (!(await arquivo.exists())) return null
      const { contentLength, contentType } = await arquivo.getMetaData()
      return {
        conteudo: await arquivo.getStream(),
        tamanho: contentLength,
        tipo: contentType ?? TIPO_DESCONHECIDO,
      }
    },
    async remover(chave) {
      await (await lugar.disco()).delete(completa(chave))
    },
    listar: (pasta) => paginas(`${completa(pasta)}/`, false),
    todas: () => paginas(`${raiz}/`, true),
    async gravadoEm(chave) {
      const arquivo = (await lugar.disco()).file(completa(chave))
      if (!(await arquivo.exists())) return null
      return (await arquivo.getMetaData()).lastModified
    },
  }
}

/** A folder appears with its first file. */
function semPasta(erro: unknown): { objects: []; paginationToken?: string } {
  const { cause } = erro as { cause?: { code?: string } }
  if (cause?.code === 'ENOENT') return { objects: [] }
  throw erro
}
