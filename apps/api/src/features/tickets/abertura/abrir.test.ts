import {
  type MotivoDePartida,
  TIPOS,
} from '@balcao/api/src/features/implantacao/partida/catalogo-de-tickets.ts'
import type { TipoDeTicketNoFio } from '@balcao/dominio/tickets/catalogo/contratos'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import { abrirRelogios, type MinutosDoTipo } from '@balcao/dominio/tickets/relogios'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { usarAbertura } from '../../../../test/abertura-de-tickets.ts'
import { atividade } from '../../atividades/tabelas.ts'
import { cliente } from '../../clientes/tabelas.ts'
import { calendarioDaFilial } from '../../filiais/queries.ts'
import { ticketTipo } from '../nucleo/tabelas-catalogo.ts'

/** Whatever the demo has: a type without a proof here cannot be added. */
const DE_CLIENTE = TIPOS.map(({ chave }) => chave)

/** From the top of the tree to each of its leaves. */
const caminhosDe = (motivos: readonly MotivoDePartida[]): MotivoDePartida[][] =>
  motivos.flatMap((motivo) =>
    motivo.sub ? caminhosDe(motivo.sub).map((resto) => [motivo, ...resto]) : [[motivo]],
  )

/** The same way, by the ids that the catalogue of the server gave. */
function escolher(
  itens: TipoDeTicketNoFio['motivos']['itens'],
  [motivo, ...resto]: MotivoDePartida[],
  nivel = 1,
) {
  const item = itens.find(({ descricao }) => descricao === motivo?.descricao)
  if (!item) return {}
  const obs = motivo?.informa ? 'Conforme combinado' : ''
  const abaixo: Record<string, object> = escolher(item.subnivel.itens, resto, nivel + 1)
  return { [`motivo${nivel}`]: { id: item.id, obs }, ...abaixo }
}

const abertura = usarAbertura()
const banco = () => abertura.teste.negocio().banco

describe('POST /sac/tickets abre um ticket de cada tipo', () => {
  it.each(DE_CLIENTE.flatMap((chave) => [[chave, 'OPERADOR'] as const, [chave, 'REPRESENTANTE'] as const]))(
    'NOV-02 API-02 %s como %s',
    async (chave, quem) => {
      const pedido = await abertura.preencher(chave)
      const { status, corpo, erro } = await abertura.enviar(pedido, quem)
      expect(erro.campos).toBeUndefined()
      expect(status).toBe(200)
      const protocolo = formatarProtocolo(corpo.protocolo)
      expect(corpo.message).toBe(`Ticket ${protocolo} aberto com sucesso`)
      expect(corpo.data).toEqual({ id: corpo.id, protocolo: corpo.protocolo, message: corpo.message })

      const linha = await abertura.linha(corpo.id)
      const tipo = abertura.tipos.get(chave)
      expect(linha).toMatchObject({
        tipoId: tipo?.id,
        clienteId: pedido.idCli,
        filialId: pedido.idFil,
        criadorId: await abertura.idDaConta(quem),
        consumidorId: null,
        assunto: 'Caixa amassada',
        versao: 1,
      })
      const calendario = await calendarioDaFilial(banco(), linha.filialId)
      const [minutos] = await banco().select().from(ticketTipo).where(eq(ticketTipo.chave, chave))
      expect(linha).toMatchObject(abrirRelogios(calendario, minutos as MinutosDoTipo, linha.abertoEm))
      const partes = await abertura.partes(corpo.id)
      expect(partes.notas).toHaveLength(Number(tipo?.usa_nota) > 0 ? 1 : 0)
      expect(partes.motivos.length).toBeGreaterThan(0)
      expect(partes.prorrogacao === null).toBe(tipo?.usa_prorrogacao === 0)
      const [entrada, ...mais] = await abertura.historico(corpo.id)
      expect(mais).toEqual([])
      expect(entrada).toMatchObject({
        acao: 'ABERTURA',
        tipo: 'PUBLICO',
        mensagem: 'A caixa chegou amassada.',
      })
      const atividades = await banco().select().from(atividade).where(eq(atividade.referenciaId, corpo.id))
      expect(atividades).toMatchObject([{ tipo: 'TICKET', clienteId: pedido.idCli }])
    },
  )

  it.each(TIPOS)(
    'NOV-04 $chave por qualquer caminho dos seus motivos, com a observação que cada um pede',
    async ({ chave, motivos }) => {
      const noFio = abertura.tipos.get(chave)?.motivos.itens ?? []
      for (const caminho of caminhosDe(motivos)) {
        const escolhidos = escolher(noFio, caminho)
        const { status, corpo } = await abertura.enviar(
          await abertura.preencher(chave, { motivo2: undefined, motivo3: undefined, ...escolhidos }),
        )
        expect([caminho, status]).toEqual([caminho, 200])
        const gravados = (await abertura.partes(corpo.id)).motivos
        expect(gravados.map(({ motivoId, observacao }) => ({ id: motivoId, obs: observacao ?? '' }))).toEqual(
          Object.values(escolhidos),
        )
      }
    },
  )

  it('NOV-15 os produtos ficam como estão na nota, e não como foram enviados', async () => {
    const { idCli, idFil, itens } = await abertura.compra()
    const pedido = await abertura.preencher('DEVOLUCAO_PARCIAL', {
      idCli,
      idFil,
      itens: [
        {
          produto_id: itens[1]?.id,
          motivo_id: 7,
          obs: 'Veio outro',
          qtd_solicitada: 2.5,
          qtd_comprada: 999,
          descricao: 'Outra coisa',
        },
      ],
    })
    const { corpo } = await abertura.enviar(pedido)
    const [item, ...mais] = (await abertura.partes(corpo.id)).itens
    expect(mais).toEqual([])
    expect(item).toMatchObject({
      notaItemId: itens[1]?.id,
      descricao: itens[1]?.descricao,
      quantidadeComprada: '10.0000',
      quantidadeSolicitada: '2.5000',
      valorUnitario: '11.0000000000',
      observacao: 'Veio outro',
      status: 'AN',
    })
  })

  it('NOV-02 a devolução total leva tudo o que resta da nota; outro tipo só se refere a ela', async () => {
    const { idCli, idFil, nota, itens } = await abertura.compra()
    const parcial = await abertura.preencher('DEVOLUCAO_PARCIAL', {
      idCli,
      idFil,
      itens: [
        { produto_id: itens[0]?.id, motivo_id: 1, qtd_solicitada: 4 },
        { produto_id: itens[1]?.id, motivo_id: 1, qtd_solicitada: 10 },
      ],
    })
    expect((await abertura.enviar(parcial)).status).toBe(200)
    const total = await abertura.preencher('DEVOLUCAO_TOTAL', { idCli, idFil, notas: [{ id: nota.id }] })
    const { corpo } = await abertura.enviar(total)
    const devolvidos = (await abertura.partes(corpo.id)).itens
    expect(
      devolvidos.map(({ notaItemId, quantidadeSolicitada }) => [notaItemId, quantidadeSolicitada]),
    ).toEqual([
      [itens[0]?.id, '6.0000'],
      [itens[2]?.id, '10.0000'],
    ])
    const segundaVia = await abertura.preencher('SEGUNDA_VIA', { idCli, idFil, notas: [{ id: nota.id }] })
    const referencia = await abertura.enviar(segundaVia)
    expect(referencia.status).toBe(200)
    expect((await abertura.partes(referencia.corpo.id)).itens).toEqual([])
    expect(await abertura.recusado(total)).toEqual({
      status: 409,
      codigo: 'SALDO_INSUFICIENTE',
      campos: { 'notas.0.id': 'Produto não disponível' },
      message: `Não resta nenhum produto a devolver na nota fiscal ${nota.numero}.`,
    })
  })

  it('NOV-03 o que o tipo não pede não entra no ticket', async () => {
    const { nota, itens } = await abertura.compra()
    const pedido = await abertura.preencher('ELOGIO', {
      notas: [{ id: nota.id }],
      itens: [{ produto_id: itens[0]?.id, qtd_solicitada: 1 }],
      itensAvulsos: [{ produto_id: 1 }],
      transportadora_id: 999_999,
    })
    const { status, corpo } = await abertura.enviar(pedido)
    expect(status).toBe(200)
    expect(await abertura.partes(corpo.id)).toMatchObject({ itens: [], notas: [], prorrogacao: null })
  })

  it('NOV-14 a prorrogação guarda quem atrasou e quantos dias', async () => {
    const representante = await abertura.idDaConta('REPRESENTANTE')
    const { corpo } = await abertura.enviar(
      await abertura.preencher('PRORROGACAO_BOLETO', {
        responsavel_prorrogacao: 'REPRESENTANTE',
        responsavel_prorrogacao_id: representante,
      }),
    )
    expect((await abertura.partes(corpo.id)).prorrogacao).toMatchObject({
      responsavel: 'REPRESENTANTE',
      representanteId: representante,
      transportadoraId: null,
      diasAtraso: 5,
    })
  })

  it('NOV-05 um cliente bloqueado também é atendido', async () => {
    const pedido = await abertura.preencher('SEGUNDA_VIA')
    await banco()
      .update(cliente)
      .set({ motivoBloqueio: 'Títulos em atraso' })
      .where(eq(cliente.id, Number(pedido.idCli)))
    expect((await abertura.enviar(pedido)).status).toBe(200)
  })

  it('API-02 a abertura que falhou por inteiro não gasta a chave: repetida, abre o ticket', async () => {
    const pedido = await abertura.preencher('DEVOLUCAO_PARCIAL')
    const headers = { 'idempotency-key': 'abertura-que-falhou' }
    const antes = await abertura.quantosTickets()
    const { banco: conexoes } = abertura.teste.negocio()
    // The last thing that is written of a ticket; a disk that is full says as much.
    await conexoes.execute(sql`create function falhar() returns trigger language plpgsql as $$
      begin raise exception 'disco cheio'; end $$`)
    await conexoes.execute(
      sql`create trigger falhar after insert on ticket_item for each row execute function falhar()`,
    )
    const falhou = await abertura.enviar(pedido, 'OPERADOR', headers)
    await conexoes.execute(sql`drop function falhar() cascade`)
    expect([falhou.status, await abertura.quantosTickets()]).toEqual([500, antes])
    const repetida = await abertura.enviar(pedido, 'OPERADOR', headers)
    expect([repetida.status, repetida.headers['idempotency-replayed']]).toEqual([200, undefined])
    expect(await abertura.quantosTickets()).toBe(antes + 1)
    const outra = await abertura.enviar(pedido, 'OPERADOR', headers)
    expect([outra.corpo.id, outra.headers['idempotency-replayed']]).toEqual([repetida.corpo.id, 'true'])
    expect(await abertura.quantosTickets()).toBe(antes + 1)
  })

  it('API-02 com a mesma chave abre um ticket só', async () => {
    const pedido = await abertura.preencher('DEVOLUCAO_PARCIAL')
    const antes = await abertura.quantosTickets()
    const headers = { 'idempotency-key': 'abertura-1' }
    const respostas = await Promise.all([1, 2, 3].map(() => abertura.enviar(pedido, 'OPERADOR', headers)))
    const boas = respostas.filter(({ status }) => status === 200)
    expect(boas.length).toBeGreaterThan(0)
    const repetida = await abertura.enviar(pedido, 'OPERADOR', headers)
    expect(repetida.corpo).toEqual(boas[0]?.corpo)
    expect(repetida.headers['idempotency-replayed']).toBe('true')
    expect(await abertura.quantosTickets()).toBe(antes + 1)
    const outro = await abertura.enviar({ ...pedido, mensagem: 'Outra' }, 'OPERADOR', headers)
    expect(outro.erro.codigo).toBe('CHAVE_JA_USADA')
  })
})
