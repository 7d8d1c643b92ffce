import { comoSeEntrasse } from '@balcao/api/src/features/acesso/sessoes.ts'
import { colaborador } from '@balcao/api/src/features/acesso/tabelas.ts'
import { apresentarTroca } from '@balcao/api/src/features/trocas/presenter.ts'
import { paginaDeTrocas } from '@balcao/api/src/features/trocas/queries.ts'
import { abrirDemo } from '@balcao/api/test/demo-no-banco.ts'
import { eq } from 'drizzle-orm'
import { expect, inject, it } from 'vitest'
import { CONTAS_DEMO } from '../acesso/contas.ts'

it.each(['aurora', 'boreal'] as const)(
  'GES-04 %s tem trocas em todas as situações, cada uma com o que a faz, e nada delas à espera de sair',
  async (id) => {
    const { negocio, fechar } = await abrirDemo(id)
    const { banco } = negocio
    const gerente = CONTAS_DEMO.find(({ tipo }) => tipo === 'GERENTE')
    const [pessoa] = await banco
      .select()
      .from(colaborador)
      .where(eq(colaborador.cpf, gerente?.cpf ?? ''))
    const sessao = await comoSeEntrasse(banco, pessoa?.id ?? 0, new Date(inject('preenchidoEm')))
    if (!sessao) throw new Error('sem gerente')
    const consulta = {
      page: 1,
      take: 50,
      orderBy: 'dtPedido',
      direction: 'ASC',
      situacao: [],
      destino: [],
      filial: [],
    }
    const { itens } = await paginaDeTrocas(banco, sessao, consulta as never)
    const trocas = itens.map(apresentarTroca)
    expect(trocas.map(({ destino, situacao }) => `${destino} ${situacao}`)).toEqual([
      'MESMO CONCLUIDA',
      'CREDITO CONCLUIDA',
      'MESMO DESFEITA',
      'OUTRO NEGADA',
      'OUTRO ANDAMENTO',
      'CREDITO ANDAMENTO',
      'MESMO ANDAMENTO',
      'OUTRO PENDENTE',
      'MESMO PENDENTE',
      'OUTRO RASCUNHO',
    ])
    for (const uma of trocas) {
      expect(uma.vlDevolvido).toBeGreaterThan(0)
      if (uma.diferenca !== null) expect(uma.diferenca).toBeCloseTo(uma.vlNovo - uma.vlDevolvido, 6)
      const comPedido =
        ['ANDAMENTO', 'CONCLUIDA', 'DESFEITA'].includes(uma.situacao) && uma.destino !== 'CREDITO'
      expect([uma.id, uma.idPedido !== null]).toEqual([uma.id, comPedido])
    }
    const { rows } = await banco.$client.query(
      'select 1 from graphile_worker.jobs union all select 1 from erp_entrega',
    )
    expect(rows).toEqual([])
    await fechar()
  },
)
