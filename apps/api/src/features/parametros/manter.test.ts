import { carregarApp } from '@balcao/dominio/acesso/contratos-da-sessao'
import { comPrefixo } from '@balcao/dominio/parametros'
import { copiarParametros, listarParametros, mudarParametro } from '@balcao/dominio/parametros/contratos'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { historico } from '../../platform/banco/tabelas.ts'
import { permissao } from '../acesso/tabelas.ts'
import { parametro } from './tabelas.ts'

describe('ADM-04 parâmetros', () => {
  let teste: AppDeTeste
  let [matriz, outra] = [0, 0]
  beforeEach(async () => {
    teste ??= await criarAppDeTeste()
    await teste.negocio().banco.delete(parametro)
    await teste.negocio().renovarParametros()
    const { filiais } = (await listar()).corpo
    ;[matriz, outra] = [filiais[0]?.id ?? 0, filiais[1]?.id ?? 0]
  })
  afterAll(() => teste.fechar())

  const listar = async (quem: TipoDeUsuario = 'ADMIN') =>
    teste.chamar(listarParametros, { token: await teste.tokenDe(quem) })
  const mudar = async (chave: string, corpo: object, quem: TipoDeUsuario = 'ADMIN') =>
    teste.chamar(mudarParametro, {
      params: { chave } as never,
      corpo: { idFil: null, versao: 0, ...corpo },
      token: await teste.tokenDe(quem),
    })
  const um = async (chave: string) => (await listar()).corpo.itens.find((item) => item.chave === chave)
  const entradas = () =>
    teste
      .negocio()
      .banco.select()
      .from(historico)
      .where(eq(historico.entidade, 'parametro'))
      .orderBy(desc(historico.id))

  it('conta cada um: o que faz, onde é lido, o padrão e o que se pôs em cada nível', async () => {
    await mudar('diasJanelaDevolucao', { valor: '30' })
    await mudar('diasJanelaDevolucao', { valor: '10', idFil: outra })
    const { corpo } = await listar()
    expect(corpo.mudaONegocio).toBe(true)
    expect(corpo.itens.length).toBeGreaterThan(150)
    expect(await um('diasJanelaDevolucao')).toMatchObject({
      assunto: 'tickets',
      paginas: ['/tickets'],
      campo: { nome: 'Prazo de devolução', especie: 'inteiro', minimo: -1, maximo: 3650, unidade: 'dias' },
      padrao: '-1',
      soDoNegocio: false,
      valores: [
        { idFil: outra, valor: '10', versao: 1 },
        { idFil: null, valor: '30', versao: 1 },
      ],
    })
    expect((await um('sessaoDiasMaximo'))?.soDoNegocio).toBe(true)
    expect((await um('tipoDoTicketPorEmail'))?.campo).toMatchObject({ especie: 'escolha' })
  })

  it('vale na resposta seguinte, sem esperar, e o navegador o recebe', async () => {
    expect(teste.negocio().parametros(matriz).maximoItensTicket).toBe(50)
    const { status, corpo } = await mudar('maximoItensTicket', { valor: '7' })
    expect([status, corpo.message]).toEqual([200, 'Produtos por ticket: já vale em todo o negócio.'])
    expect(teste.negocio().parametros(matriz).maximoItensTicket).toBe(7)
    const carga = await teste.chamar(carregarApp, { token: await teste.tokenDe('OPERADOR') })
    expect(carga.corpo.parametros).toContainEqual({
      chave: comPrefixo('maximoItensTicket'),
      filialId: null,
      valor: '7',
    })
  })

  it('voltar a herdar tira o valor, e a versão continua de onde estava', async () => {
    await mudar('maximoItensTicket', { valor: '7' })
    expect((await mudar('maximoItensTicket', { valor: null, versao: 1 })).status).toBe(200)
    expect(teste.negocio().parametros(matriz).maximoItensTicket).toBe(50)
    expect((await um('maximoItensTicket'))?.valores).toEqual([{ idFil: null, valor: null, versao: 2 }])
    expect((await mudar('maximoItensTicket', { valor: '8', versao: 0 })).erro.codigo).toBe(
      'ALTERADO_POR_OUTRA_PESSOA',
    )
  })

  it('dois administradores ao mesmo tempo: um deles recebe o conflito', async () => {
    const [um, outro] = await Promise.all([
      mudar('maximoItensTicket', { valor: '7' }),
      mudar('maximoItensTicket', { valor: '9' }),
    ])
    expect([um.status, outro.status].toSorted()).toEqual([200, 409])
  })

  it('fica na auditoria: quem, de onde, antes e depois; o igual não conta, e o segredo não se escreve', async () => {
    await mudar('maximoItensTicket', { valor: '7', idFil: outra })
    await mudar('maximoItensTicket', { valor: '7', idFil: outra, versao: 1 })
    await mudar('erpSegredo', { valor: 'muito-secreto' })
    const [segredo, itens, ...resto] = await entradas()
    expect(itens).toMatchObject({
      entidadeId: `maximoItensTicket@${outra}`,
      acao: 'ALTERAR',
      dados: { antes: { maximoItensTicket: null }, depois: { maximoItensTicket: '7' } },
    })
    expect(itens?.colaboradorId).not.toBeNull()
    expect(itens?.ip).toContain('127.')
    expect(resto.filter(({ entidadeId }) => entidadeId === itens?.entidadeId)).toEqual([])
    expect(JSON.stringify(segredo)).not.toContain('muito-secreto')
    expect(JSON.stringify((await listar()).corpo)).not.toContain('muito-secreto')
    expect(teste.negocio().parametros(null).erpSegredo).toBe('muito-secreto')
  })

  it.each([
    ['maximoItensTicket', '0', 'O valor mínimo é 1'],
    ['maximoItensTicket', '101', 'O valor máximo é 100'],
    ['maximoItensTicket', 'muitos', 'O campo é inválido'],
    ['maximoItensTicket', '', 'Campo obrigatório'],
    ['exibeMargemLucro', 'talvez', 'O campo é inválido'],
    ['moduloCliente', 'OUTRO', 'O campo é inválido'],
    ['segundoFatorExigido', 'ADMIN,NINGUEM', 'O campo é inválido'],
    ['erpEndereco', 'sem protocolo', 'O campo é inválido'],
    ['whatsappFilial', '987654', 'O campo é inválido'],
    ['tipoDoTicketPorEmail', 'NAO_EXISTE', 'O campo é inválido'],
  ])('422 %s não aceita %j: %s', async (chave, valor, mensagem) => {
    const { status, erro } = await mudar(chave, { valor })
    expect([status, erro.campos]).toEqual([422, { valor: mensagem }])
  })

  it('422 o que é do negócio não muda em uma filial', async () => {
    const { status, erro } = await mudar('sessaoDiasMaximo', { valor: '10', idFil: outra })
    expect([status, Object.keys(erro.campos ?? {})]).toEqual([422, ['idFil']])
  })

  it('404 chave e filial que não existem, 401 sem sessão, 403 para quem não é administrador', async () => {
    expect((await mudar('inventada', { valor: '1' })).status).toBe(404)
    expect((await mudar('maximoItensTicket', { valor: '7', idFil: 987_654 })).status).toBe(404)
    expect((await teste.chamar(listarParametros, {})).status).toBe(401)
    for (const quem of ['GERENTE', 'SUPERVISOR', 'OPERADOR', 'CONSUMIDOR_FINAL'] as const) {
      expect((await listar(quem)).status).toBe(403)
      expect((await mudar('maximoItensTicket', { valor: '7' }, quem)).status).toBe(403)
    }
  })

  it('403 quem vê só algumas filiais não muda o negócio, e só vê as suas', async () => {
    const { banco } = teste.negocio()
    await banco.insert(permissao).values({ tipo: 'OPERADOR', acao: 'PARAMETRO_CONFIGURAR', autorizado: true })
    try {
      const { corpo } = await listar('OPERADOR')
      const [propria] = corpo.filiais
      expect(corpo.mudaONegocio).toBe(false)
      const alheia = (await listar()).corpo.filiais.find(
        ({ id }) => !corpo.filiais.some((sua) => sua.id === id),
      )
      expect((await mudar('maximoItensTicket', { valor: '7' }, 'OPERADOR')).status).toBe(403)
      const na = (idFil?: number) => mudar('maximoItensTicket', { valor: '7', idFil }, 'OPERADOR')
      expect([(await na(propria?.id)).status, (await na(alheia?.id)).status]).toEqual([200, 404])
    } finally {
      await banco.delete(permissao).where(eq(permissao.acao, 'PARAMETRO_CONFIGURAR'))
    }
  })

  it('copia de uma filial para outra o que se escolheu, o herdado também', async () => {
    await mudar('maximoItensTicket', { valor: '7', idFil: matriz })
    await mudar('linkDoTicketDias', { valor: '9', idFil: outra })
    const copiar = async (itens: object[], para = outra) =>
      teste.chamar(copiarParametros, {
        corpo: { de: matriz, para, itens },
        token: await teste.tokenDe('ADMIN'),
      })
    const { status, corpo } = await copiar([
      { chave: 'maximoItensTicket', versao: 0 },
      { chave: 'linkDoTicketDias', versao: 1 },
    ])
    expect([status, corpo.message]).toMatchObject([200, expect.stringContaining('2 parâmetros copiados')])
    expect(teste.negocio().parametros(outra)).toMatchObject({ maximoItensTicket: 7, linkDoTicketDias: 30 })
    expect((await copiar([{ chave: 'maximoItensTicket', versao: 0 }])).status).toBe(409)
    expect((await copiar([{ chave: 'maximoItensTicket', versao: 0 }], matriz)).status).toBe(422)
    expect((await copiar([{ chave: 'sessaoDiasMaximo', versao: 0 }])).status).toBe(422)
    expect((await copiar([])).status).toBe(422)
  })
})
