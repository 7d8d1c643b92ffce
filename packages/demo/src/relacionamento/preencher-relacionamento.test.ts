import { agenda } from '@balcao/api/src/features/agendas/tabelas.ts'
import { atendimento } from '@balcao/api/src/features/atendimentos/tabelas.ts'
import { clienteEmail, clienteTelefone } from '@balcao/api/src/features/clientes/tabelas.ts'
import { contato } from '@balcao/api/src/features/contatos/tabelas.ts'
import { informacaoAdicional } from '@balcao/api/src/features/informacoes/tabelas.ts'
import { limiteDeCredito } from '@balcao/api/src/features/limites/tabelas.ts'
import { lerNfe } from '@balcao/api/src/features/notas/ler-nfe.ts'
import { notaFiscal, notaXml } from '@balcao/api/src/features/notas/tabelas.ts'
import { orcamento, orcamentoItem } from '@balcao/api/src/features/orcamentos/nucleo/tabelas.ts'
import { ocorrenciaDeEntrega } from '@balcao/api/src/features/rastreio/tabelas.ts'
import { contaDeCobranca, titulo } from '@balcao/api/src/features/titulos/tabelas.ts'
import type { Negocio } from '@balcao/api/src/negocio.ts'
import { abrirDemo } from '@balcao/api/test/demo-no-banco.ts'
import { hojeEm } from '@balcao/dominio/formatos/datas'
import { feriadosEmVolta } from '@balcao/dominio/prazos/feriados-nacionais'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { gerarFila } from '../cadastros/gerar-fila.ts'
import { gerarDemo } from '../gerar-demo.ts'
import { gerarNotas } from '../notas/gerar-notas.ts'
import { gerarPedidos } from '../pedidos/gerar-pedidos.ts'
import { calendarioDaDemo } from '../preencher-atendimento.ts'
import { lerProrrogacoes } from '../titulos/ler-prorrogacoes.ts'
import { gerarRelacionamento } from './gerar-relacionamento.ts'

const AGORA = new Date(inject('preenchidoEm'))

describe('relacionamento no banco', () => {
  let negocio: Negocio
  let fechar: () => Promise<void>
  beforeAll(async () => {
    ;({ negocio, fechar } = await abrirDemo('aurora'))
  })
  afterAll(() => fechar())
  const perguntar = async (consulta: string) => (await negocio.banco.$client.query(consulta)).rows

  it('cada tabela tem todas as linhas geradas', async () => {
    const { banco } = negocio
    const demo = gerarDemo('aurora', hojeEm(AGORA))
    const notas = gerarNotas('aurora', hojeEm(AGORA), demo)
    const pedidos = gerarPedidos({ negocio: 'aurora', agora: AGORA, demo, notas })
    const calendario = calendarioDaDemo(feriadosEmVolta(hojeEm(AGORA)))
    const prorrogacoes = await lerProrrogacoes(banco)
    const gerado = gerarRelacionamento({
      negocio: 'aurora',
      agora: AGORA,
      calendario,
      demo,
      notas,
      pedidos,
      prorrogacoes,
    })
    const novos = gerarFila('aurora', hojeEm(AGORA), demo).filter(({ novo }) => novo)
    const esperadas = [
      [clienteTelefone, [...gerado.telefones, ...novos]],
      [clienteEmail, [...gerado.emails, ...novos]],
      [contato, gerado.contatos],
      [informacaoAdicional, gerado.informacoes],
      [contaDeCobranca, demo.filiais],
      [titulo, gerado.titulos],
      [limiteDeCredito, gerado.limites],
      [orcamento, gerado.orcamentos],
      [orcamentoItem, gerado.orcamentos.flatMap(({ itens }) => itens)],
      [agenda, gerado.agendas],
      [atendimento, gerado.atendimentos],
      [ocorrenciaDeEntrega, gerado.ocorrencias],
    ] as const
    // Exchanges write their own quotes and are counted by their own tests.
    const [trocas] = await perguntar(`
      select count(*)::int as orcamentos, (select count(*)::int from orcamento_item i
        join orcamento o on o.id = i.orcamento_id where o.troca_id is not null) as itens
      from orcamento where troca_id is not null`)
    const aMais = new Map<unknown, number>([
      [orcamento, trocas.orcamentos],
      [orcamentoItem, trocas.itens],
    ])
    for (const [tabela, lista] of esperadas)
      expect(await banco.$count(tabela)).toBe(lista.length + (aMais.get(tabela) ?? 0))
  })

  it('TIC-05, CLI-02 toda atividade tem por trás o que ela conta, na data em que se fez', async () => {
    const orfas = await perguntar(`
      select a.tipo, a.id from atividade a
      left join pedido p on a.tipo = 'PEDIDO' and p.id = a.referencia_id and p.incluido_em = a.criada_em
      left join ticket t on a.tipo = 'TICKET' and t.id = a.referencia_id and t.aberto_em = a.criada_em
      left join orcamento o on a.tipo = 'ORCAMENTO' and o.id = a.referencia_id
        and (o.incluido_em = a.criada_em or exists (select 1 from atendimento at
          where at.orcamento_id = o.id and at.registrado_em = a.criada_em))
      left join agenda g on a.tipo = 'AGENDA' and g.id = a.referencia_id and g.finalizada_em = a.criada_em
      left join cadastro c on a.tipo = 'CADASTRO' and c.id = a.referencia_id
        and a.criada_em in (c.solicitado_em, c.decidido_em)
      where a.cliente_id is distinct from coalesce(p.cliente_id, t.cliente_id, o.cliente_id, g.cliente_id, c.cliente_id,
        (select min(at.cliente_id) from atendimento at where a.tipo = 'ATENDIMENTO_AVULSO'
          and at.cliente_id = a.cliente_id and at.colaborador_id = a.colaborador_id and at.registrado_em = a.criada_em))`)
    expect(orfas).toEqual([])
    const tipos = await perguntar(
      'select tipo, count(*)::int as quantas from atividade group by 1 order by 1',
    )
    expect(tipos.map(({ tipo }) => tipo)).toEqual([
      'AGENDA',
      'ATENDIMENTO_AVULSO',
      'CADASTRO',
      'ORCAMENTO',
      'PEDIDO',
      'TICKET',
    ])
    for (const { tipo, quantas } of tipos) expect(quantas).toBeGreaterThan(tipo === 'CADASTRO' ? 8 : 100)
  })

  it('DOC-05 os títulos de uma nota são as duplicatas do XML dela', async () => {
    const notas = await negocio.banco
      .select({ id: notaFiscal.id, xml: notaXml.xml })
      .from(notaFiscal)
      .innerJoin(notaXml, eq(notaXml.notaId, notaFiscal.id))
      .limit(40)
    for (const { id, xml } of notas) {
      const titulos = await perguntar(
        `select vencimento_original::text as vencimento, valor from titulo where nota_id = ${id} order by parcela`,
      )
      expect(titulos).toEqual(lerNfe(xml).duplicatas.map(({ vencimento, valor }) => ({ vencimento, valor })))
    }
  })

  it('TIC-11 a prorrogação aprovada está nos títulos da nota, que vencem na nova data', async () => {
    const aprovadas = await perguntar(`
      select t.id, p.nova_data_vencimento::text as nova,
        array(select tp.vencimento_novo::text from titulo_prorrogacao tp where tp.ticket_id = t.id) as novas
      from ticket_prorrogacao p join ticket t on t.id = p.ticket_id where p.nova_data_vencimento is not null`)
    expect(aprovadas.length).toBeGreaterThan(3)
    for (const { nova, novas } of aprovadas) expect(new Set(novas)).toEqual(new Set([nova]))
    expect(
      await perguntar(`
        select ti.id from titulo ti
        where ti.data_vencimento <> coalesce((select tp.vencimento_novo from titulo_prorrogacao tp
          where tp.titulo_id = ti.id order by tp.id desc limit 1), ti.vencimento_original)`),
    ).toEqual([])
    const pendentes = await perguntar(`
      select bool_or(ti.pago_em is null and ti.baixado_em is null) as em_aberto
      from ticket_prorrogacao p join ticket t on t.id = p.ticket_id
      join ticket_nota tn on tn.ticket_id = t.id join titulo ti on ti.nota_id = tn.nota_id
      where p.parecer_financeiro is null and t.finalizado_em is null group by t.id`)
    expect(pendentes.length).toBeGreaterThan(3)
    expect(pendentes.every(({ em_aberto }) => em_aberto)).toBe(true)
  })

  it('a última compra de cada cliente é a sua nota ou o seu pedido mais novo', async () => {
    expect(
      await perguntar(`
        select c.id from cliente c left join (
          select cliente_id, max((em at time zone 'America/Sao_Paulo')::date) as dia from (
            select cliente_id, emitida_em as em from nota_fiscal
            union all select cliente_id, incluido_em from pedido where status <> 'CANCELADO'
              and not exists (select from orcamento o where o.pedido_id = pedido.id and o.troca_id is not null)) as compra
          group by 1) as ultima on ultima.cliente_id = c.id
        where c.data_ultima_compra is distinct from ultima.dia`),
    ).toEqual([])
    const [{ sem }] = await perguntar(
      'select count(*)::int as sem from cliente where data_ultima_compra is null and not prospect',
    )
    expect(sem).toBeGreaterThan(0)
  })

  it('ENT-08 quem vende tem supervisor, celular e código', async () => {
    expect(
      await perguntar(`
        select id from colaborador where tipo in ('OPERADOR', 'REPRESENTANTE') and ativo
          and (supervisor_id is null or celular is null or codigo_operador is null or matricula_erp is null)`),
    ).toEqual([])
  })

  it('o próximo orçamento é o seguinte ao último', async () => {
    expect(
      await perguntar(
        `select nextval(pg_get_serial_sequence('orcamento', 'id'))::int - max(id)::int as passo from orcamento`,
      ),
    ).toEqual([{ passo: 1 }])
  })
})
