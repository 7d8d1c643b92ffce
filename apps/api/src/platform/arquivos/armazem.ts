import { conferirChave } from './chave.ts'
import type { Conteudo } from './lugar.ts'
import { pastaDeArquivos } from './pasta.ts'
import { baldeS3, type ConfiguracaoS3 } from './s3.ts'

export type Armazem = {
  /** A key is written once and never changes; a change is a new key. */
  gravar(chave: string, conteudo: Conteudo, tipo: string): Promise<void>
  abrir(chave: string): Promise<ArquivoAberto | null>
  remover(chave: string): Promise<void>
}

type ArquivoAberto = { conteudo: NodeJS.ReadableStream; tamanho: number; tipo: string }

export type ConfiguracaoDoArmazem = { pasta: string } | { s3: ConfiguracaoS3 }

const TIPO_DESCONHECIDO = 'application/octet-stream'

/** The one door to stored files. The prefix keeps what belongs to one business away from the others. */
export function criarArmazem(config: ConfiguracaoDoArmazem, prefixo: string): Armazem {
  const lugar = 'pasta' in config ? pastaDeArquivos(config.pasta) : baldeS3(config.s3)
  const raiz = conferirChave(prefixo)
  const completa = (chave: string) => `${raiz}/${conferirChave(chave)}`

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
  }
}
