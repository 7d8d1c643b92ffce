import { colaborador } from '@balcao/api/src/features/acesso/tabelas.ts'
import { configuracaoFv } from '@balcao/api/src/features/forca-de-vendas/tabelas.ts'
import { planoPagamento } from '@balcao/api/src/features/pedidos/tabelas.ts'
import type { Executor } from '@balcao/api/src/platform/banco/conexao.ts'
import type { ValoresDaFv } from '@balcao/dominio/configuracao-fv/valores'
import { and, asc, eq, notInArray } from 'drizzle-orm'
import { CONTAS_DEMO } from '../acesso/contas.ts'

const PLANOS_DE_QUEM_COMECA = 3

/** GES-07 A seller who may more, one who has just begun, and how far whoever supervises approves. */
export async function preencherForcaDeVendas(tx: Executor, agora: Date): Promise<void> {
  const representantes = await tx
    .select({ id: colaborador.id })
    .from(colaborador)
    .where(
      and(
        eq(colaborador.tipo, 'REPRESENTANTE'),
        notInArray(
          colaborador.cpf,
          CONTAS_DEMO.map(({ cpf }) => cpf),
        ),
      ),
    )
    .orderBy(asc(colaborador.id))
    .limit(2)
  const supervisores = await tx
    .select({ id: colaborador.id })
    .from(colaborador)
    .where(eq(colaborador.tipo, 'SUPERVISOR'))
    .orderBy(asc(colaborador.id))
  const planos = await tx
    .select({ id: planoPagamento.id })
    .from(planoPagamento)
    .where(eq(planoPagamento.ativo, true))
    .orderBy(asc(planoPagamento.id))
    .limit(PLANOS_DE_QUEM_COMECA)
  const [veterano, novato] = representantes
  const ditas: { alvoId: number | undefined; valores: ValoresDaFv }[] = [
    { alvoId: veterano?.id, valores: { descontoMaximo: 8, bonificacaoMaxima: 12, diasDeValidade: 15 } },
    {
      alvoId: novato?.id,
      valores: {
        descontoMaximo: 3,
        pedidoMinimo: 300,
        permitePrecoDigitado: false,
        planos: planos.map(({ id }) => id),
        horaDeInicio: '07:00',
        horaDeFim: '20:00',
      },
    },
    ...supervisores.map(({ id }) => ({
      alvoId: id,
      valores: { aprovaDescontoAte: 20, aprovaValorAte: 50_000 },
    })),
  ]
  await tx
    .insert(configuracaoFv)
    .values(
      ditas.flatMap(({ alvoId, valores }) =>
        alvoId === undefined
          ? []
          : [{ escopo: 'VENDEDOR' as const, alvoId, valores, criadoEm: agora, atualizadoEm: agora }],
      ),
    )
}
