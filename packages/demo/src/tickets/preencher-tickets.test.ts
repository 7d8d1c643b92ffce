import { buffer } from 'node:stream/consumers'
import { atividade } from '@balcao/api/src/features/atividades/tabelas.ts'
import { cliente } from '@balcao/api/src/features/clientes/tabelas.ts'
import { coleta } from '@balcao/api/src/features/coletas/tabelas.ts'
import { lerNfe } from '@balcao/api/src/features/notas/ler-nfe.ts'
import { produto } from '@balcao/api/src/features/produtos/tabelas.ts'
import {
  ticket,
  ticketAnexo,
  ticketHistorico,
  ticketNfd,
} from '@balcao/api/src/features/tickets/nucleo/tabelas.ts'
import type { Negocio } from '@balcao/api/src/negocio.ts'
import { abrirDemo } from '@balcao/api/test/demo-no-banco.ts'
import { tipoPeloConteudo } from '@balcao/dominio/arquivos/anexos'
import { hojeEm } from '@balcao/dominio/formatos/datas'
import { lerProtocolo } from '@balcao/dominio/tickets/protocolo'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'

const AGORA = new Date(inject('preenchidoEm'))

const anoDe = (quando: Date) => hojeEm(quando).slice(0, 4)

describe('tickets no banco', () => {
  let negocio: Negocio
  let fechar: () => Promise<void>
  beforeAll(async () => {
    ;({ negocio, fechar } = await abrirDemo('boreal'))
  })
  afterAll(() => fechar())
  const perguntar = async (consulta: string) => (await negocio.banco.$client.query(consulta)).rows

  it('o protocolo traz o número do ticket e o ano em que foi aberto', async () => {
    const linhas = await negocio.banco
      .select({ id: ticket.id, protocolo: ticket.protocolo, abertoEm: ticket.abertoEm })
      .from(ticket)
    const [{ trocas }] = await perguntar('select count(*)::int as trocas from troca')
    expect(linhas).toHaveLength(266 + trocas)
    for (const { id, protocolo, abertoEm } of linhas) {
      expect(lerProtocolo(protocolo)).toBe(protocolo)
      expect(protocolo.slice(0, 10)).toBe(`${anoDe(abertoEm)}${String(id).padStart(6, '0')}`)
    }
  })

  it('o próximo número é o seguinte ao último', async () => {
    const [linha] = await perguntar(
      `select nextval(pg_get_serial_sequence('ticket', 'id'))::int as proximo, (select max(id) from ticket)::int as ultimo`,
    )
    expect(linha.proximo).toBe(linha.ultimo + 1)
  })

  it('TIC-13 versão e último movimento são os da última entrada do histórico', async () => {
    expect(
      await perguntar(`
        select t.id from ticket t join ticket_historico h on h.ticket_id = t.id group by t.id
        having count(*) <> t.versao or max(h.versao) <> t.versao or max(h.criado_em) <> t.movido_em
          or array_agg(h.versao order by h.id) <> array(select generate_series(1, t.versao))`),
    ).toEqual([])
  })

  it('etapa, status e percurso são do tipo do ticket', async () => {
    expect(
      await perguntar(`
        select t.id from ticket t join ticket_etapa e on e.id = t.etapa_id
        join ticket_status s on s.id = t.status_id
        where e.tipo_id <> t.tipo_id or (s.situacao = 'FINALIZADO') <> (t.finalizado_em is not null)
          or exists (select 1 from unnest(t.percurso) p join ticket_etapa pe on pe.id = p where pe.tipo_id <> t.tipo_id)`),
    ).toEqual([])
  })

  it('nenhum item de nota volta mais do que foi comprado', async () => {
    expect(
      await perguntar(`
        select n.id from nota_item n join ticket_item i on i.nota_item_id = n.id group by n.id
        having sum(i.quantidade_solicitada) > n.quantidade
          or bool_or(i.quantidade_comprada <> n.quantidade or i.nota_id <> n.nota_id or i.codigo <> n.codigo)`),
    ).toEqual([])
  })

  it('o avanço guarda as etapas e as respostas com os números do banco', async () => {
    const [contagem] = await perguntar(`
      select count(*)::int as respostas,
        count(*) filter (where i.ticket_id = h.ticket_id
          and i.quantidade_autorizada = (r->>'qtd_autorizada')::numeric)::int as certas
      from ticket_historico h
      cross join jsonb_array_elements(h.dados->'analise') r
      left join ticket_item i on i.id = (r->>'id')::bigint`)
    expect(contagem.respostas).toBeGreaterThan(50)
    expect(contagem.certas).toBe(contagem.respostas)
    const passos = await negocio.banco
      .select({ dados: ticketHistorico.dados })
      .from(ticketHistorico)
      .where(eq(ticketHistorico.acao, 'AVANCO'))
    for (const { dados } of passos)
      expect(dados).toMatchObject({ de: expect.any(Number), para: expect.any(Number) })
  })

  it('COL-01 há tickets aguardando coleta e coletas em todas as situações', async () => {
    const { banco } = negocio
    const situacoes = await perguntar(
      `select situacao, count(*)::int as quantas from coleta group by 1 order by 1`,
    )
    expect(situacoes.map(({ situacao }) => situacao)).toEqual(['CANCELADA', 'CONFIRMADA', 'GERADA'])
    expect(await banco.$count(coleta)).toBeGreaterThanOrEqual(15)
    const [aguardam] = await perguntar(`
      select count(*)::int as quantos from ticket t join ticket_etapa e on e.id = t.etapa_id and e.aguarda_coleta
      where t.finalizado_em is null and t.arquivado_em is null
        and not exists (select 1 from coleta_ticket c where c.ticket_id = t.id and c.encerrada_em is null)`)
    expect(aguardam.quantos).toBeGreaterThanOrEqual(12)
    // Where the ticket is elsewhere, nothing is to be fetched any more.
    expect(
      await perguntar(`
        select c.ticket_id from coleta_ticket c join ticket t on t.id = c.ticket_id join ticket_etapa e on e.id = t.etapa_id
        where c.encerrada_em is null and (not e.aguarda_coleta or t.finalizado_em is not null)`),
    ).toEqual([])
    expect(
      await perguntar(
        `select id from coleta where gerada_em > atualizado_em or gerada_em > '${AGORA.toISOString()}'`,
      ),
    ).toEqual([])
  })

  it('ENT-04 cada anexo está no armazém, com o tamanho e o tipo que diz', async () => {
    const anexos = await negocio.banco.select().from(ticketAnexo)
    expect(anexos.length).toBeGreaterThan(50)
    expect(new Set(anexos.map(({ midia }) => midia)).size).toBe(3)
    for (const { arquivo, tamanho, midia } of anexos) {
      const aberto = await negocio.armazem.abrir(arquivo)
      if (!aberto) throw new Error(`falta ${arquivo}`)
      const bytes = await buffer(aberto.conteudo)
      expect(bytes).toHaveLength(tamanho)
      expect(midia).toContain(tipoPeloConteudo(bytes))
    }
  })

  it('TIC-11 a nota de devolução é a do arquivo guardado', async () => {
    const nfds = await negocio.banco
      .select({ chave: ticketNfd.chave, arquivo: ticketAnexo.arquivo, tipo: ticketAnexo.tipo })
      .from(ticketNfd)
      .innerJoin(ticketAnexo, eq(ticketAnexo.id, ticketNfd.anexoId))
    expect(nfds.length).toBeGreaterThan(5)
    for (const { chave, arquivo, tipo } of nfds.slice(0, 10)) {
      const aberto = await negocio.armazem.abrir(arquivo)
      if (!aberto) throw new Error(`falta ${arquivo}`)
      expect(lerNfe(await buffer(aberto.conteudo)).chave).toBe(chave)
      expect(tipo).toBe('NFD')
    }
  })

  it('TIC-05 cada ticket de cliente está nas atividades dele, ao lado de atendimentos avulsos', async () => {
    const tipos = await negocio.banco.select({ tipo: atividade.tipo }).from(atividade)
    const deClientes = await perguntar('select 1 from ticket where cliente_id is not null')
    expect(tipos.filter(({ tipo }) => tipo === 'TICKET')).toHaveLength(deClientes.length)
    expect(tipos.filter(({ tipo }) => tipo === 'ATENDIMENTO_AVULSO').length).toBeGreaterThan(100)
  })

  it('todo cliente tem região; quase todo produto tem classe de venda', async () => {
    const clientes = await negocio.banco.select({ regiao: cliente.regiaoId }).from(cliente)
    expect(clientes.every(({ regiao }) => regiao !== null)).toBe(true)
    const classes = await negocio.banco.select({ classe: produto.classeVenda }).from(produto)
    const sem = classes.filter(({ classe }) => classe === null).length
    expect(sem / classes.length).toBeCloseTo(0.1, 1)
  })
})
