import { VER } from '@balcao/dominio/auditoria/naturezas'
import type { MostraDadosDe } from '@balcao/dominio/contrato'
import { hojeEm, inicioDoDia } from '@balcao/dominio/formatos/datas'
import { and, eq, gte, type SQL, sql } from 'drizzle-orm'
import type { Banco } from '../banco/conexao.ts'
import { type Autoria, registrarHistorico } from '../banco/historico.ts'
import { historico } from '../banco/tabelas.ts'
import { transacao } from '../banco/transacao.ts'

/** What one process remembers of a day, before it asks the table again. */
const MAXIMO_LEMBRADO = 50_000

export type Olhar = { banco: Banco; negocio: string; autoria: Autoria; id: string; mostra: MostraDadosDe }

/** ADM-10 Who looked at whose data is kept with the first look of the day: what is opened all day long is one entry. */
export function criarRegistroDeQuemViu(): (olhar: Olhar, resposta: unknown) => Promise<void> {
  const hoje = { dia: '', vistos: new Set<string>() }
  return async ({ banco, negocio, autoria, id, mostra }, resposta) => {
    const dia = hojeEm(autoria.agora)
    if (hoje.dia !== dia || hoje.vistos.size >= MAXIMO_LEMBRADO)
      Object.assign(hoje, { dia, vistos: new Set() })
    const olhar = [negocio, autoria.colaboradorId, mostra.de, id].join('|')
    if (hoje.vistos.has(olhar)) return
    await transacao(banco, async (tx) => {
      const [ja] = await tx
        .select({ id: historico.id })
        .from(historico)
        .where(deHoje(autoria, mostra.de, id, dia))
        .limit(1)
      if (ja) return
      const dados = { nome: mostra.nome(resposta as never) }
      await registrarHistorico(tx, autoria, { entidade: mostra.de, entidadeId: id, acao: VER, dados })
    })
    hoje.vistos.add(olhar)
  }
}

const deHoje = ({ colaboradorId }: Autoria, de: string, id: string, dia: string): SQL | undefined =>
  and(
    eq(historico.colaboradorId, colaboradorId ?? 0),
    // In so many words, as the index has it.
    sql`${historico.acao} = 'VER'`,
    gte(historico.quando, inicioDoDia(dia)),
    eq(historico.entidade, de),
    eq(historico.entidadeId, id),
  )
