import { confirmarAviso, contarAvisosNaoLidos } from '@balcao/dominio/avisos/contratos'
import { canalDoColaborador } from '@balcao/dominio/realtime/canais'
import { type TipoDeUsuario, tiposDeUsuario } from '@balcao/dominio/usuarios'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDeAvisos } from '../../../test/cenario-de-avisos.ts'
import { cenarioDeTickets } from '../../../test/cenario-de-tickets.ts'
import { ouvirEventos } from '../../../test/ouvir-eventos.ts'
import { transacao } from '../../platform/banco/transacao.ts'
import { avisarPessoa } from './avisar-pessoa.ts'

describe('aviso para uma pessoa', () => {
  let teste: AppDeTeste
  let cenario: Awaited<ReturnType<typeof cenarioDeAvisos>>
  const conta = async (tipo: TipoDeUsuario) => cenarioDeTickets(teste).idDaConta(tipo)
  beforeAll(async () => {
    teste = await criarAppDeTeste()
  })
  beforeEach(async () => {
    cenario = await cenarioDeAvisos(teste)
  })
  afterAll(() => teste.fechar())

  const AVISO = {
    titulo: 'Cadastro aprovado',
    mensagem: 'Já é cliente.',
    caminho: '/clientes/cadastros/7',
  }
  const avisar = async (para: TipoDeUsuario, { falha = false } = {}) => {
    const colaboradorId = await conta(para)
    const autoria = {
      agora: teste.agora(),
      colaboradorId: await conta('GERENTE'),
      requisicao: null,
      ip: null,
      muda: ['avisos'] as const,
    }
    return transacao(teste.negocio().banco, async (tx) => {
      const id = await avisarPessoa(tx, autoria, { colaboradorId, ...AVISO })
      if (falha) throw new Error('o que aconteceu não aconteceu')
      return id
    })
  }
  const contar = async (tipo: TipoDeUsuario) =>
    (await teste.chamar(contarAvisosNaoLidos, { token: await teste.tokenDe(tipo) })).corpo.quantidade

  it('AVI-01 só a pessoa o vê, na lista e no sino; nem quem o escreveu, nem outro do mesmo tipo ou acima', async () => {
    const id = await avisar('REPRESENTANTE')
    for (const tipo of tiposDeUsuario) {
      const vistos = (await cenario.ver(tipo)).corpo.itens.map((aviso) => aviso.id)
      const esperado = tipo === 'REPRESENTANTE' ? [id] : []
      expect([tipo, vistos, await contar(tipo)]).toEqual([tipo, esperado, esperado.length])
    }
  })

  it('AVI-01 diz que é da pessoa, de quem veio e aonde leva; o de todos não leva a lugar algum', async () => {
    await avisar('REPRESENTANTE')
    await cenario.gravar({ publicadoEm: new Date(teste.agora().getTime() - 60_000) })
    const { itens } = (await cenario.ver('REPRESENTANTE')).corpo
    expect(itens).toMatchObject([
      { ...AVISO, pessoal: true, importante: false, lido: false, autor: { nome: expect.any(String) } },
      { pessoal: false, caminho: null },
    ])
  })

  it('SHL-06 só o canal da pessoa ouve, e só o id', async () => {
    const eventos = await ouvirEventos(teste)
    const id = await avisar('REPRESENTANTE')
    const canal = canalDoColaborador(await conta('REPRESENTANTE'))
    await expect.poll(() => eventos).toEqual([{ canal, evento: 'aviso-publicado', dados: { id } }])
  })

  it('AVI-01 com o que não chegou ao fim, o aviso também não fica', async () => {
    await expect(avisar('REPRESENTANTE', { falha: true })).rejects.toThrow('não aconteceu')
    expect(await contar('REPRESENTANTE')).toBe(0)
  })

  it('AVI-01 a pessoa confirma a leitura; para outra é 404', async () => {
    const idAviso = await avisar('REPRESENTANTE')
    const confirmar = async (tipo: TipoDeUsuario) =>
      (await teste.chamar(confirmarAviso, { token: await teste.tokenDe(tipo), params: { idAviso } })).status
    expect([await confirmar('GERENTE'), await confirmar('ADMIN')]).toEqual([404, 404])
    expect([await confirmar('REPRESENTANTE'), await contar('REPRESENTANTE')]).toEqual([200, 0])
  })
})
