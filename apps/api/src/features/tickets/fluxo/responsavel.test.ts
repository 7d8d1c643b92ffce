import { obterTicket } from '@balcao/dominio/tickets/detalhe/contratos'
import { avancarEtapa } from '@balcao/dominio/tickets/fluxo/contratos'
import { escreverNoHistorico } from '@balcao/dominio/tickets/fluxo/contratos-escrita'
import {
  assumirTicket,
  atribuirTicket,
  devolverTicket,
} from '@balcao/dominio/tickets/fluxo/contratos-responsavel'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { testarGuardas, usarFluxo } from '../../../../test/fluxo-de-tickets.ts'
import { nomeDaConta } from '../../../../test/nome-da-conta.ts'
import { colaborador } from '../../acesso/tabelas.ts'
import { parametro } from '../../parametros/tabelas.ts'

const fluxo = usarFluxo()
const DE_TODOS = ['REPRESENTANTE', 'CONSUMIDOR_FINAL'] as const
const aberto = { tipo: 'ATRASO_ENTREGA' }

/** The sector of a ticket of that type, and the two demo accounts in it. */
async function naMesmaFila(campos = {}) {
  const ticket = await fluxo.abrir({ ...aberto, campos })
  const { setorId } = await fluxo.linha(ticket.id)
  const nome = await fluxo.nomeDoSetor(setorId)
  await fluxo.trabalharEm('OPERADOR', nome)
  await fluxo.trabalharEm('COLABORADOR', nome)
  return { id: ticket.id, setor: nome }
}
const dono = async (id: number) => (await fluxo.linha(id)).operadorId

describe('POST /sac/tickets/:idTicket/assumir', () => {
  it('MES-02 401 sem sessão; PER-01 403 sem a ação', async () => {
    const { id } = await naMesmaFila()
    const params = { idTicket: id }
    expect((await fluxo.teste.chamar(assumirTicket, { params, corpo: {} })).status).toBe(401)
    for (const tipo of DE_TODOS) expect((await fluxo.agir(assumirTicket, id, {}, tipo)).status).toBe(403)
  })

  it('MES-02 o ticket passa a ser da pessoa, e o histórico diz', async () => {
    const { id } = await naMesmaFila()
    const { status, corpo } = await fluxo.agir(assumirTicket, id, {}, 'OPERADOR')
    expect([status, corpo]).toEqual([200, { message: 'Você assumiu o ticket', versao: 2 }])
    expect(await dono(id)).toBe(await fluxo.idDaConta('OPERADOR'))
    expect(await fluxo.ultimaEntrada(id)).toMatchObject({
      acao: 'ASSUNCAO',
      tipo: 'PRIVADO',
      mensagem: 'Assumiu o ticket.',
    })
  })

  it('MES-02 dois ao mesmo tempo: um fica com ele e o outro sabe com quem está', async () => {
    const { id } = await naMesmaFila()
    const respostas = await Promise.all([
      fluxo.agir(assumirTicket, id, {}, 'OPERADOR'),
      fluxo.agir(assumirTicket, id, {}, 'COLABORADOR'),
    ])
    const ganhou = respostas[0].status === 200 ? 'OPERADOR' : 'COLABORADOR'
    const perdeu = respostas.find(({ status }) => status !== 200)
    expect([perdeu?.status, perdeu?.erro.codigo, perdeu?.erro.message]).toEqual([
      409,
      'TICKET_COM_OUTRO_OPERADOR',
      `Este ticket está com ${nomeDaConta(ganhou)}.`,
    ])
    expect(await dono(id)).toBe(await fluxo.idDaConta(ganhou))
  })

  it('MES-02 409 o que já é meu e o finalizado; 403 o de outra fila; 404 o que não se vê', async () => {
    const meu = await naMesmaFila({ operadorId: await fluxo.idDaConta('OPERADOR') })
    const fim = await naMesmaFila({ finalizadoEm: fluxo.teste.agora() })
    const { id: criado } = await fluxo.abrir(aberto)
    await fluxo.mudar(criado, { setorId: await fluxo.idDoSetor('Qualidade') })
    const codigo = async (id: number) => {
      const { status, erro } = await fluxo.agir(assumirTicket, id, {}, 'OPERADOR')
      return [status, erro.codigo]
    }
    expect(await codigo(meu.id)).toEqual([409, 'TICKET_JA_E_SEU'])
    expect(await codigo(fim.id)).toEqual([409, 'TICKET_FINALIZADO'])
    expect(await codigo(criado)).toEqual([403, 'TICKET_DE_OUTRO_SETOR'])
    expect(await codigo(999_999_999)).toEqual([404, 'NAO_ENCONTRADO'])
  })

  it('MES-02 de um colega, só onde a filial deixa', async () => {
    const { id } = await naMesmaFila({ operadorId: await fluxo.idDaConta('COLABORADOR') })
    expect((await fluxo.agir(assumirTicket, id, {}, 'OPERADOR')).status).toBe(409)
    await fluxo.parametrizar('assumeDeOutroOperador', 'S')
    expect((await fluxo.agir(assumirTicket, id, {}, 'OPERADOR')).status).toBe(200)
    await esquecerParametros()
  })
})

describe('POST /sac/tickets/:idTicket/atribuir', () => {
  testarGuardas(fluxo, {
    contrato: atribuirTicket,
    abrir: aberto,
    corpo: async () => ({ operador: await fluxo.idDaConta('OPERADOR') }),
    quem: 'OPERADOR',
    semAcao: [...DE_TODOS, 'COLABORADOR'],
  })

  it('MES-02 a quem atende na fila, com o nome dele no histórico', async () => {
    const { id } = await naMesmaFila()
    const operador = await fluxo.idDaConta('COLABORADOR')
    const { status, corpo } = await fluxo.agir(atribuirTicket, id, { operador }, 'OPERADOR')
    const nome = nomeDaConta('COLABORADOR')
    expect([status, corpo.message]).toEqual([200, `Ticket atribuído a ${nome}`])
    expect(await dono(id)).toBe(operador)
    expect(await fluxo.ultimaEntrada(id)).toMatchObject({ mensagem: `Atribuiu o ticket a ${nome}.` })
  })

  it('MES-02 422 para quem não é do setor, para quem saiu e para quem não existe', async () => {
    const { id, setor } = await naMesmaFila()
    const operador = await fluxo.idDaConta('COLABORADOR')
    const nome = nomeDaConta('COLABORADOR')
    const recusa = async (qual: unknown) => {
      const { status, erro } = await fluxo.agir(atribuirTicket, id, { operador: qual }, 'OPERADOR')
      return [status, erro.message]
    }
    expect(await recusa(999_999_999)).toEqual([422, 'Este operador não pode receber o ticket.'])
    expect((await fluxo.agir(atribuirTicket, id, { operador: 'x' }, 'OPERADOR')).status).toBe(422)
    await fluxo.trabalharEm('COLABORADOR', 'Qualidade')
    expect(await recusa(operador)).toEqual([422, `${nome} não atende na fila de ${setor}.`])
    const { banco } = fluxo.teste.negocio()
    await banco.update(colaborador).set({ ativo: false }).where(eq(colaborador.id, operador))
    expect(await recusa(operador)).toEqual([422, `${nome} não atende mais tickets.`])
    await banco.update(colaborador).set({ ativo: true }).where(eq(colaborador.id, operador))
    expect(await dono(id)).toBeNull()
  })
})

describe('POST /sac/tickets/:idTicket/devolver', () => {
  testarGuardas(fluxo, {
    contrato: devolverTicket,
    abrir: aberto,
    corpo: () => ({}),
    quem: 'OPERADOR',
    semAcao: [...DE_TODOS],
  })

  it('MES-02 o meu volta à fila; o da fila já está nela; o do colega não é meu para devolver', async () => {
    const { id, setor } = await naMesmaFila({ operadorId: await fluxo.idDaConta('COLABORADOR') })
    const { status, corpo } = await fluxo.agir(devolverTicket, id, {}, 'COLABORADOR')
    expect([status, corpo.message]).toEqual([200, 'Ticket devolvido à fila'])
    expect(await fluxo.ultimaEntrada(id)).toMatchObject({
      mensagem: `Devolveu o ticket à fila de ${setor}.`,
    })
    const deNovo = await fluxo.agir(devolverTicket, id, {}, 'COLABORADOR')
    expect([deNovo.status, deNovo.erro.codigo]).toEqual([409, 'TICKET_SEM_OPERADOR'])
    await fluxo.mudar(id, { operadorId: await fluxo.idDaConta('OPERADOR') })
    const alheio = await fluxo.agir(devolverTicket, id, {}, 'COLABORADOR')
    expect([alheio.status, alheio.erro.message]).toEqual([
      409,
      `Este ticket está com ${nomeDaConta('OPERADOR')}.`,
    ])
  })
})

async function esquecerParametros() {
  const { banco, renovarParametros } = fluxo.teste.negocio()
  await banco.delete(parametro)
  await renovarParametros()
}

describe('MES-02 agir assume, como a filial do ticket diz', () => {
  beforeEach(() => fluxo.teste && esquecerParametros())

  const agir = {
    responder: (id: number) => fluxo.agir(escreverNoHistorico, id, { mensagem: 'Olá' }, 'OPERADOR'),
    'anotar por dentro': (id: number) =>
      fluxo.agir(escreverNoHistorico, id, { tipo: 'PRIVADO', mensagem: 'Ligar' }, 'OPERADOR'),
    avançar: (id: number) => fluxo.agir(avancarEtapa, id, { observacao: 'Segue' }, 'OPERADOR'),
  }

  it.each([
    ['responder', 'assumeAoResponder', 'S', true],
    ['responder', 'assumeAoResponder', 'N', false],
    ['anotar por dentro', 'assumeAoResponder', 'S', false],
    ['avançar', 'assumeAoAvancar', 'N', false],
  ] as const)('MES-02 %s com %s=%s', async (acao, parametro, valor, assume) => {
    const { id } = await naMesmaFila()
    await fluxo.parametrizar(parametro, valor)
    expect((await agir[acao](id)).status).toBe(200)
    expect(await dono(id)).toBe(assume ? await fluxo.idDaConta('OPERADOR') : null)
  })

  it('MES-02 avançar assume o que continua na própria fila, e deixa à outra o que vai para ela', async () => {
    const { id, setor } = await naMesmaFila()
    expect((await agir.avançar(id)).status).toBe(200)
    const { setorId, operadorId } = await fluxo.linha(id)
    const ficou = (await fluxo.nomeDoSetor(setorId)) === setor
    expect(operadorId).toBe(ficou ? await fluxo.idDaConta('OPERADOR') : null)
    const outro = await naMesmaFila()
    await fluxo.trabalharEm('OPERADOR', setor, await fluxo.nomeDoSetor(setorId))
    await agir.avançar(outro.id)
    expect(await dono(outro.id)).toBe(await fluxo.idDaConta('OPERADOR'))
  })

  it('MES-02 abrir só diz que assume onde a filial pede, e a quem é da fila', async () => {
    const { id } = await naMesmaFila()
    const olhar = async (quem: 'OPERADOR' | 'GERENTE') =>
      (
        await fluxo.teste.chamar(obterTicket, {
          params: { idTicket: id },
          token: await fluxo.teste.tokenDe(quem),
        })
      ).corpo.assumeAoAbrir
    expect(await olhar('OPERADOR')).toBe(false)
    await fluxo.parametrizar('assumeAoAbrir', 'S')
    await fluxo.trabalharEm('GERENTE')
    expect([await olhar('OPERADOR'), await olhar('GERENTE')]).toEqual([true, false])
  })
})
