import { ErroDeNegocio } from '@balcao/dominio/erros'
import { type Configuracao, ConfiguracaoInvalida, type NegocioConfigurado } from './configuracao.ts'
import { ArquivosIndisponiveis } from './platform/arquivos/indisponiveis.ts'
import { BancoMaisNovo } from './platform/banco/migrar.ts'
import { CopiaInvalida } from './platform/copia/ficha.ts'
import { iniciarPostgresEmbutido, PastaEmUso } from './platform/postgres/embutido.ts'

// What the commands beside the server (`npm run conta`, `copia`, `restaurar`) have in common.

export class UsoErrado extends Error {}

/** Does what was asked and tells what went wrong in a sentence; the process ends with 0, 1, or 2 for a wrong use. */
export async function comando(uso: string, fazer: () => Promise<void>): Promise<void> {
  process.exitCode = await fazer().then(
    () => 0,
    (erro: unknown) => {
      console.error(erro instanceof UsoErrado ? `\n${erro.message}\n${uso}` : frase(erro))
      return erro instanceof UsoErrado ? 2 : 1
    },
  )
}

export function qualNegocio({ negocios }: Configuracao, id: string | undefined): NegocioConfigurado {
  const [primeiro, ...outros] = negocios
  const escolhido = id === undefined && outros.length === 0 ? primeiro : negocios.find((um) => um.id === id)
  if (!escolhido)
    throw new UsoErrado(`Diga em --negocio um destes: ${negocios.map((um) => um.id).join(', ')}.`)
  return escolhido
}

export const abrirEmbutido = ({ pastaDeDados }: Configuracao) =>
  iniciarPostgresEmbutido({
    pasta: pastaDeDados,
    registrar: () => undefined,
    alertar: () => undefined,
    aoPerder: ({ message }) => console.error(message),
  })

const DITOS = [ConfiguracaoInvalida, PastaEmUso, ErroDeNegocio, CopiaInvalida]

/** What PostgreSQL says is told without the address, which holds a password. */
function frase(erro: unknown): string {
  if (erro instanceof ErroDeNegocio && erro.detalhes.campos)
    return Object.entries(erro.detalhes.campos)
      .map(([campo, problema]) => `${campo}: ${problema}`)
      .join('\n')
  if (erro instanceof BancoMaisNovo)
    return 'A cópia é de uma versão mais nova do que esta: restaure-a com a versão que está na sua ficha.json.'
  if (erro instanceof ArquivosIndisponiveis) return `Os arquivos não estão ao alcance: ${erro.motivo}.`
  if (DITOS.some((tipo) => erro instanceof tipo)) return (erro as Error).message
  const causa = erro instanceof Error && erro.cause instanceof Error ? erro.cause : (erro as Error)
  return `Não foi possível: ${causa.message || (causa as { code?: string }).code}`
}
