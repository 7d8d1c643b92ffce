import { somarDias } from '@balcao/dominio/formatos/datas'
import { CONTAS_DEMO } from '../acesso/contas.ts'
import type { Demo } from '../gerar-demo.ts'
import type { NotaGerada } from '../notas/gerar-notas.ts'

type Cliente = Demo['clientes'][number]

const DIAS_RECENTES = 45

/**
 * The customer in which whoever opens the demo finds something of everything: of the demo representative and in the
 * branch of the demo operator, the one that bought most often these weeks and has most to pay for it.
 */
export function escolherVitrine(
  clientes: readonly Cliente[],
  notas: readonly NotaGerada[],
  hoje: string,
): Cliente | null {
  const representante = CONTAS_DEMO.find(({ tipo }) => tipo === 'REPRESENTANTE')?.cpf
  const desde = somarDias(hoje, -DIAS_RECENTES)
  const porCliente = Map.groupBy(notas, ({ destinatario }) => destinatario.documento)
  const candidatos = clientes
    .filter(
      (cliente) =>
        cliente.representante === representante &&
        cliente.inscricaoEstadual !== null &&
        cliente.motivoBloqueio === null,
    )
    .map((cliente) => {
      const dele = porCliente.get(cliente.documento) ?? []
      return {
        cliente,
        compras: dele.filter(({ emitidaEm }) => emitidaEm >= desde).length,
        vencidas: dele
          .flatMap(({ duplicatas }) => duplicatas)
          .filter(({ vencimento }) => vencimento >= desde && vencimento < hoje).length,
      }
    })
  return candidatos.toSorted((a, b) => b.compras - a.compras || b.vencidas - a.vencidas)[0]?.cliente ?? null
}
