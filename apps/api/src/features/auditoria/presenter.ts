import type { AssuntoAjustado } from '@balcao/dominio/ajustes/assuntos'
import { QUE_NAO_SE_MOSTRA } from '@balcao/dominio/ajustes/campo'
import type { EntradaDaAuditoria } from '@balcao/dominio/auditoria/campos'
import { type EntradaParaDesfazer, ehAjuste, porQueNaoDesfaz } from '@balcao/dominio/auditoria/desfazer'
import { type MudancaDaAuditoria, mudancasDaEntrada } from '@balcao/dominio/auditoria/mudancas'
import { naturezaDe, nomeDaEntidade, verboDaAuditoria } from '@balcao/dominio/auditoria/naturezas'
import { pode } from '@balcao/dominio/permissoes'
import type { Sessao } from '../../sessao.ts'
import type { LinhaDaAuditoria } from './queries.ts'

/** ADM-02 Coming, going and coming back are undone at the person's page, where what they hold is asked about. */
const naoVoltaDaqui = (entidade: string, depois: unknown): boolean =>
  entidade === ('usuario' satisfies AssuntoAjustado) && Object.hasOwn(depois ?? {}, 'situacao')

const DE_UMA_VEZ: readonly string[] = [
  'mudanca-de-precos',
  'passagem-de-carteira',
] satisfies AssuntoAjustado[]

/** ADM-07 Many at once go back once; what is wanted after that is another change. */
const jaVoltou = (entidade: string, acao: string): boolean =>
  DE_UMA_VEZ.includes(entidade) && acao === 'DESFAZER'

export function paraDesfazer({ entrada, superada }: LinhaDaAuditoria): EntradaParaDesfazer {
  const { entidade, acao, dados } = entrada
  const guardados = Object.values((dados?.antes ?? {}) as Record<string, unknown>)
  const semVolta =
    guardados.includes(QUE_NAO_SE_MOSTRA) ||
    naoVoltaDaqui(entidade, dados?.depois) ||
    jaVoltou(entidade, acao)
  return { entidade, acao, superada, semVolta }
}

export const apresentarEntrada =
  (sessao: Sessao) =>
  (linha: LinhaDaAuditoria): EntradaDaAuditoria => {
    const { id, quando, ip, entidade, entidadeId, acao, dados } = linha.entrada
    const mudancas = mudancasDaEntrada(entidade, dados)
    const nome = typeof dados?.nome === 'string' ? dados.nome : null
    const natureza = naturezaDe(entidade, acao)
    return {
      id,
      quando: quando.toISOString(),
      quem: linha.quem,
      ip,
      natureza,
      oQue: [nomeDaEntidade(entidade), nome ?? (natureza === 'AJUSTE' ? `nº ${entidadeId}` : null)]
        .filter(Boolean)
        .join(': '),
      acao: verboDaAuditoria(acao),
      resumo: resumir(mudancas, dados),
      mudancas,
      desfaz:
        ehAjuste(entidade) &&
        porQueNaoDesfaz(paraDesfazer(linha), (qual) => pode(sessao.autorizacoes, qual)) === null,
    }
  }

function resumir(mudancas: readonly MudancaDaAuditoria[], dados: Record<string, unknown> | null): string {
  const [primeira] = mudancas
  if (mudancas.length === 1 && primeira) return `${primeira.antes} → ${primeira.depois}`
  if (mudancas.length > 1) return mudancas.map(({ campo }) => campo).join(', ')
  return typeof dados?.total === 'number' ? `${dados.total} linhas` : ''
}
