import { MENSAGENS } from '@balcao/dominio/mensagens'
import {
  listarTicketsDasNotas,
  procurarNotasADevolver,
} from '@balcao/dominio/tickets/abertura/contratos-devolucao'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { usarAbertura } from '../../../../test/abertura-de-tickets.ts'
import { colaborador } from '../../acesso/tabelas.ts'
import { cliente, clienteFilial } from '../../clientes/tabelas.ts'
import { notaFiscal } from '../../notas/tabelas.ts'
import { ticket } from '../nucleo/tabelas.ts'

const abertura = usarAbertura()
const banco = () => abertura.teste.negocio().banco
const como = (quem: TipoDeUsuario) => abertura.teste.tokenDe(quem)

describe('GET /sac/tickets/notas-a-devolver', () => {
  const procurar = async (query: { q?: string; idCli?: number }, quem: TipoDeUsuario = 'OPERADOR') =>
    abertura.teste.chamar(procurarNotasADevolver, { query, token: await como(quem) })
  const achadas = async (q: string, quem?: TipoDeUsuario) =>
    (await procurar({ q }, quem)).corpo.notas.map(({ id }) => id)

  it('MES-07 pelo número, com cliente, filial e o que resta de cada produto', async () => {
    const { idCli, idFil, nota, itens } = await abertura.compra()
    const pedido = await abertura.preencher('DEVOLUCAO_PARCIAL', {
      ...{ idCli, idFil },
      itens: [
        { produto_id: itens[0]?.id, motivo_id: 1, qtd_solicitada: 10 },
        { produto_id: itens[1]?.id, motivo_id: 1, qtd_solicitada: 3 },
      ],
    })
    expect((await abertura.enviar(pedido)).status).toBe(200)
    const { corpo } = await procurar({ q: ` ${nota.numero} ` })
    expect(corpo).toMatchObject({ clientes: [], temMais: false })
    expect(corpo.notas).toEqual([
      expect.objectContaining({
        id: nota.id,
        numNf: nota.numero,
        cliente: expect.objectContaining({ id: idCli }),
        filial: expect.objectContaining({ idFil }),
        restam: 2,
        qtdeIt: 3,
        situacao: 'DISPONIVEL',
      }),
    ])
  })

  it('MES-07 pela chave de 44 posições; uma com o dígito errado é dita no campo', async () => {
    const { rows } = await banco().execute<{ chave: string; id: string }>(
      sql`select n.chave, n.id from nota_fiscal n join cliente_filial cf on cf.cliente_id = n.cliente_id and cf.filial_id = n.filial_id
        where n.serie <> 9 order by n.id limit 1`,
    )
    const { chave = '', id } = rows[0] ?? {}
    expect(await achadas(chave.match(/.{4}/g)?.join(' ') ?? '', 'ADMIN')).toEqual([Number(id)])
    const errada = chave.slice(0, 43) + ((Number(chave[43]) + 1) % 10)
    const recusada = await procurar({ q: errada })
    expect([recusada.status, recusada.erro.campos]).toEqual([422, { q: MENSAGENS.chaveDeAcessoErrada }])
    const vazia = await procurar({ q: '  ' })
    expect([vazia.status, vazia.erro.campos]).toEqual([422, { q: MENSAGENS.obrigatorio }])
  })

  it('MES-07 pelo cliente: as suas notas, as que ainda se devolvem primeiro', async () => {
    const { idCli, idFil, nota, itens } = await abertura.compra(1)
    const outra = await abertura.criarNota(idCli, idFil, 2)
    const tudo = await abertura.preencher('DEVOLUCAO_PARCIAL', {
      ...{ idCli, idFil },
      itens: [{ produto_id: itens[0]?.id, motivo_id: 1, qtd_solicitada: 10 }],
    })
    await banco().update(notaFiscal).set({ dataSaida: '2026-01-01' }).where(eq(notaFiscal.id, outra.nota.id))
    expect((await abertura.enviar(tudo)).status).toBe(200)
    const { corpo } = await procurar({ idCli })
    const situacoes = corpo.notas.map(({ situacao }) => situacao)
    expect(situacoes).toContain('DEVOLVIDA')
    expect(situacoes.indexOf('DEVOLVIDA')).toBeGreaterThan(situacoes.lastIndexOf('DISPONIVEL'))
    expect(corpo.notas.find(({ id }) => id === nota.id)).toMatchObject({ restam: 0, situacao: 'DEVOLVIDA' })
  })

  it('MES-07 CNPJ de um cliente traz as notas dele; palavras de vários perguntam de quem', async () => {
    const { idCli, nota } = await abertura.compra()
    const [dono] = await banco().select().from(cliente).where(eq(cliente.id, idCli))
    const unico = await procurar({ q: dono?.documento ?? '' })
    expect(unico.corpo.clientes).toEqual([])
    expect(unico.corpo.notas.map(({ cliente: de }) => de.id)).toContain(idCli)
    expect(unico.corpo.notas.map(({ id }) => id)).toContain(nota.id)
    const varios = await procurar({ q: 'ltda' })
    expect(varios.corpo.clientes).toHaveLength(8)
    expect(varios.corpo).toMatchObject({ notas: [], temMais: true })
  })

  it('MES-07 fora da janela a nota aparece com o motivo e o último dia', async () => {
    const { nota } = await abertura.compra()
    await banco().update(notaFiscal).set({ dataSaida: '2020-01-01' }).where(eq(notaFiscal.id, nota.id))
    await abertura.guardarParametro('SAC_diasJanelaDevolucao', '30')
    const { corpo } = await procurar({ q: String(nota.numero) })
    expect(corpo.notas[0]).toMatchObject({ situacao: 'FORA_DO_PRAZO', ate: '2020-01-31' })
    await banco().execute(sql`delete from parametro where chave = 'SAC_diasJanelaDevolucao'`)
    await abertura.teste.negocio().renovarParametros()
  })

  it('PER-01 a nota de outros, a de uma filial que não atende mais e a que não existe são a mesma resposta', async () => {
    const idFil = await abertura.filialDoOperador(0)
    const alheio = await abertura.clienteDaFilial(idFil, false)
    const { nota } = await abertura.criarNota(alheio, idFil, 1)
    const numero = String(nota.numero)
    expect(await achadas(numero)).toEqual([nota.id])
    const semNada = await procurar({ q: '999999999' }, 'REPRESENTANTE')
    expect(semNada.corpo).toEqual({ clientes: [], notas: [], temMais: false })
    expect((await procurar({ q: numero }, 'REPRESENTANTE')).corpo).toEqual(semNada.corpo)
    const { nota: deOutro } = await abertura.compra()
    expect(await achadas(String(deOutro.numero), 'CONSUMIDOR_FINAL')).toEqual([])
    expect((await procurar({ idCli: alheio }, 'REPRESENTANTE')).status).toBe(404)
    expect((await procurar({ idCli: 999_999 })).status).toBe(404)
    const vinculo = and(eq(clienteFilial.clienteId, alheio), eq(clienteFilial.filialId, idFil))
    const [antes] = await banco().delete(clienteFilial).where(vinculo).returning()
    expect(await achadas(numero, 'ADMIN')).toEqual([])
    if (antes) await banco().insert(clienteFilial).values(antes)
  })
})

describe('GET /sac/tickets/das-notas', () => {
  const listar = async (nota: number[], quem: TipoDeUsuario = 'OPERADOR') =>
    abertura.teste.chamar(listarTicketsDasNotas, { query: { nota }, token: await como(quem) })

  it('MES-06/mesma-nota por produto ou pela nota inteira, os em aberto primeiro, com etapa, quando e por quem', async () => {
    const { idCli, idFil, nota, itens } = await abertura.compra()
    const primeiro = await abertura.enviar(
      await abertura.preencher('DEVOLUCAO_PARCIAL', {
        ...{ idCli, idFil },
        itens: [{ produto_id: itens[0]?.id, motivo_id: 1, qtd_solicitada: 1 }],
      }),
    )
    const segundo = await abertura.enviar(
      await abertura.preencher('SEGUNDA_VIA', { idCli, idFil, notas: [{ id: nota.id }] }),
    )
    const finalizadoEm = abertura.teste.agora()
    await banco().update(ticket).set({ finalizadoEm }).where(eq(ticket.id, segundo.corpo.id))
    const { corpo } = await listar([nota.id])
    const [eu] = await banco()
      .select()
      .from(colaborador)
      .where(eq(colaborador.id, await abertura.idDaConta('OPERADOR')))
    expect(corpo.itens.map(({ id, emAberto }) => [id, emAberto])).toEqual([
      [primeiro.corpo.id, true],
      [segundo.corpo.id, false],
    ])
    expect(corpo.itens[0]).toMatchObject({
      numNf: nota.numero,
      protocolo: primeiro.corpo.protocolo,
      tipo: 'Devolução parcial',
      etapa: 'Triagem',
      criador: eu?.nome,
      datahora_criacao: expect.stringMatching(/^\d{4}-/),
    })
    const { nota: semTicket } = await abertura.compra()
    expect((await listar([semTicket.id])).corpo).toEqual({ itens: [], temMais: false })
  })

  it('MES-06/mesma-nota TIC-04 o ticket que a sessão não vê, e o de outro cliente, não se contam', async () => {
    const { idCli, idFil, nota, itens } = await abertura.compra()
    const aberto = await abertura.enviar(
      await abertura.preencher('DEVOLUCAO_PARCIAL', {
        ...{ idCli, idFil },
        itens: [{ produto_id: itens[0]?.id, motivo_id: 1, qtd_solicitada: 1 }],
      }),
      'ADMIN',
    )
    const vistos = async (quem: TipoDeUsuario) =>
      (await listar([nota.id], quem)).corpo.itens.map(({ id }) => id)
    expect(await vistos('ADMIN')).toEqual([aberto.corpo.id])
    expect(await vistos('REPRESENTANTE')).toEqual([aberto.corpo.id])
    expect(await vistos('CONSUMIDOR_FINAL')).toEqual([])
    // In a sector and branch that are not the operator's.
    await banco().execute(sql`update ticket set setor_id = (select id from setor where id not in
      (select setor_id from colaborador_setor where colaborador_id = ${await abertura.idDaConta('OPERADOR')}) limit 1)
      where id = ${aberto.corpo.id}`)
    expect(await vistos('OPERADOR')).toEqual([])
    const alheio = await abertura.clienteDaFilial(idFil, false)
    await banco().update(ticket).set({ clienteId: alheio }).where(eq(ticket.id, aberto.corpo.id))
    expect(await vistos('ADMIN')).toEqual([])
  })

  it('MES-06/mesma-nota 401 e 422', async () => {
    const query = { nota: [1] }
    expect((await abertura.teste.chamar(listarTicketsDasNotas, { query })).status).toBe(401)
    expect((await listar([])).status).toBe(422)
    expect((await listar(Array.from({ length: 101 }, (_, i) => i + 1))).status).toBe(422)
  })
})
