import type { CodigoErro } from '../erros.ts'
import { Decimal, type Numerico } from '../formatos/decimal.ts'
import { MENSAGENS } from '../mensagens.ts'
import type { Autorizacoes } from '../permissoes.ts'
import { estaAberta, type MotivoDeRecusa, type SituacaoDaAprovacao } from './situacoes.ts'
import { podeDecidirMotivo, TIPOS_DE_APROVACAO, type TipoDeAprovacao } from './tipos.ts'

export type ParaDecidir = {
  tipo: TipoDeAprovacao
  situacao: SituacaoDaAprovacao
  motivos: readonly string[]
  /** Who asked, and whose it is (the seller of a quote whom somebody else asks for). */
  interessados: readonly (number | null)[]
  valor: Numerico | null
  desconto: Numerico | null
}

/** GES-07 The most that a person may approve for others; null is any. */
export type Alcada = { descontoAte: number | null; valorAte: number | null }

/** In whose name somebody decides: their own, or that of whoever is away. */
export type Chapeu = { colaboradorId: number; autorizacoes: Autorizacoes; alcada: Alcada }

export const dentroDaAlcada = (
  { tipo, valor, desconto }: Pick<ParaDecidir, 'tipo' | 'valor' | 'desconto'>,
  { descontoAte, valorAte }: Alcada,
): boolean =>
  !TIPOS_DE_APROVACAO[tipo].temAlcada ||
  ((valorAte === null || valor === null || new Decimal(valor).lessThanOrEqualTo(valorAte)) &&
    (descontoAte === null || desconto === null || new Decimal(desconto).lessThanOrEqualTo(descontoAte)))

type Quem = {
  /** Who is there, whatever the hat. */
  pessoaId: number
  chapeu: Chapeu
  /** SEG-05 Of the branch where it happens. */
  exigeOutraPessoa: boolean
}

/**
 * GES-03, SEG-05 Why this person, with this hat, does not decide; null when they do. Nobody decides what they asked for, nor through whoever
 * asked for it: handing the hat on is no way around it.
 */
export function impedimentoParaDecidir(
  aprovacao: ParaDecidir,
  { pessoaId, chapeu, exigeOutraPessoa }: Quem,
): Extract<
  CodigoErro,
  'APROVACAO_JA_DECIDIDA' | 'APROVACAO_PROPRIA' | 'SEM_PERMISSAO' | 'APROVACAO_ALEM_DA_ALCADA'
> | null {
  const { tipo, situacao, motivos, interessados } = aprovacao
  if (!estaAberta(situacao)) return 'APROVACAO_JA_DECIDIDA'
  if (!motivos.some((motivo) => podeDecidirMotivo(chapeu.autorizacoes, tipo, motivo))) return 'SEM_PERMISSAO'
  const dispensa = TIPOS_DE_APROVACAO[tipo].filialDispensaOutraPessoa && !exigeOutraPessoa
  const propria = interessados.includes(pessoaId) || interessados.includes(chapeu.colaboradorId)
  if (propria && !dispensa) return 'APROVACAO_PROPRIA'
  return dentroDaAlcada(aprovacao, chapeu.alcada) ? null : 'APROVACAO_ALEM_DA_ALCADA'
}

/** The first hat with which it may be decided; else why not, by the one that comes nearest. */
export function escolherChapeu<C extends Chapeu>(
  aprovacao: ParaDecidir,
  {
    pessoaId,
    chapeus,
    exigeOutraPessoa,
  }: { pessoaId: number; chapeus: readonly C[]; exigeOutraPessoa: boolean },
): { chapeu: C } | { impedimento: NonNullable<ReturnType<typeof impedimentoParaDecidir>> } {
  const tentados = chapeus.map((chapeu) => ({
    chapeu,
    impedimento: impedimentoParaDecidir(aprovacao, { pessoaId, chapeu, exigeOutraPessoa }),
  }))
  const serve = tentados.find(({ impedimento }) => impedimento === null)
  if (serve) return { chapeu: serve.chapeu }
  const ditos = tentados.flatMap(({ impedimento }) => impedimento ?? [])
  return { impedimento: ditos.find((um) => um !== 'SEM_PERMISSAO') ?? ditos[0] ?? 'SEM_PERMISSAO' }
}

/** Of what it asks, what these rights let be; the rest waits for somebody else. */
export const motivosQueDecide = (
  { tipo, motivos }: Pick<ParaDecidir, 'tipo' | 'motivos'>,
  { autorizacoes }: Pick<Chapeu, 'autorizacoes'>,
): string[] => motivos.filter((motivo) => podeDecidirMotivo(autorizacoes, tipo, motivo))

/** Who asked, or whose it is, may take it back while nobody decided. */
export function impedimentoParaRetirar(
  { tipo, situacao, interessados }: Pick<ParaDecidir, 'tipo' | 'situacao' | 'interessados'>,
  pessoaId: number,
): Extract<CodigoErro, 'APROVACAO_JA_DECIDIDA' | 'SEM_PERMISSAO' | 'APROVACAO_NAO_SE_RETIRA'> | null {
  if (!estaAberta(situacao)) return 'APROVACAO_JA_DECIDIDA'
  if (!interessados.includes(pessoaId)) return 'SEM_PERMISSAO'
  // What holds an order or a registration back goes on holding it: there is nothing to take back.
  return TIPOS_DE_APROVACAO[tipo].vence ? null : 'APROVACAO_NAO_SE_RETIRA'
}

type Dita = { aprova: boolean; motivo: string; motivoDeRecusa?: MotivoDeRecusa | undefined }

/** A no without a reason helps nobody; 'Outro motivo' says which. */
export const problemasDaDecisao = ({ aprova, motivo, motivoDeRecusa }: Dita): Record<string, string> => ({
  ...(!aprova && !motivoDeRecusa && { motivoDeRecusa: MENSAGENS.obrigatorio }),
  ...(!aprova && motivoDeRecusa === 'OUTRO' && motivo === '' && { motivo: MENSAGENS.motivoObrigatorio }),
})
