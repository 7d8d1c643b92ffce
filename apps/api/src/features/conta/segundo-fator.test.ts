import { CONTAS_DEMO, SENHA_DEMO } from '@balcao/demo/src/acesso/contas.ts'
import { confirmarSegundoFator, entrar } from '@balcao/dominio/acesso/contratos'
import { carregarApp } from '@balcao/dominio/acesso/contratos-da-sessao'
import { passoEm } from '@balcao/dominio/acesso/segundo-fator'
import {
  ativarSegundoFator,
  desativarSegundoFator,
  iniciarSegundoFator,
  obterSegundoFator,
  renovarRecuperacao,
} from '@balcao/dominio/conta/contratos-segundo-fator'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDeClientes } from '../../../test/cenario-de-clientes.ts'
import { enquantoPreso } from '../../../test/esperando-trava.ts'
import { historico } from '../../platform/banco/tabelas.ts'
import { colaborador, segundoFator, sessao } from '../acesso/tabelas.ts'
import { codigoDoPasso } from '../acesso/totp.ts'

const MEIO_MINUTO = 30_000

describe('SEG-07 verificação em duas etapas', () => {
  let teste: AppDeTeste
  beforeAll(async () => {
    teste = await criarAppDeTeste()
  })
  afterAll(() => teste.fechar())

  const cpfDe = (tipo: TipoDeUsuario) => CONTAS_DEMO.find((conta) => conta.tipo === tipo)?.cpf ?? ''
  let enderecos = 0
  const comSenha = async (tipo: TipoDeUsuario, senha = SENHA_DEMO, ip = `10.9.0.${++enderecos}`) =>
    teste.chamar(entrar, { corpo: { cpf: cpfDe(tipo), senha, captcha: await teste.resolverCaptcha() }, ip })
  const comCodigo = (token: string, codigo: string, ip = `10.9.1.${++enderecos}`) =>
    teste.chamar(confirmarSegundoFator, { corpo: { token, codigo }, ip })
  const codigoDe = (segredo: string, desvio = 0) => codigoDoPasso(segredo, passoEm(teste.agora()) + desvio)
  const contaDe = async (tipo: TipoDeUsuario) => {
    const { banco } = teste.negocio()
    const [conta] = await banco
      .select()
      .from(colaborador)
      .where(eq(colaborador.cpf, cpfDe(tipo)))
    if (!conta) throw new Error('a conta da demonstração não existe')
    return conta
  }
  const acoesDe = async (tipo: TipoDeUsuario) => {
    const { banco } = teste.negocio()
    const { id } = await contaDe(tipo)
    const linhas = await banco
      .select({ acao: historico.acao })
      .from(historico)
      .where(and(eq(historico.entidade, 'colaborador'), eq(historico.entidadeId, String(id))))
    return linhas.map(({ acao }) => acao)
  }

  /** Turned on by its owner; the next code is of another half minute. */
  async function ativar(tipo: TipoDeUsuario) {
    const token = await teste.tokenDe(tipo)
    const { corpo: cadastro } = await teste.chamar(iniciarSegundoFator, {
      token,
      corpo: { senha: SENHA_DEMO },
    })
    const { status, corpo } = await teste.chamar(ativarSegundoFator, {
      token,
      corpo: { codigo: codigoDe(cadastro.segredo) },
    })
    expect(status).toBe(200)
    teste.adiantar(MEIO_MINUTO)
    return { token, segredo: cadastro.segredo, recuperacao: corpo.recuperacao, cadastro }
  }

  it('SEG-07 quem ativa só entra com o código; o token do primeiro passo não abre nada', async () => {
    const { segredo, cadastro, token: aberta } = await ativar('OPERADOR')
    expect(cadastro.endereco).toContain(`secret=${segredo}`)
    expect(cadastro.qr).toMatch(/^<svg /)
    expect((await teste.chamar(obterSegundoFator, { token: aberta })).corpo).toMatchObject({
      ativadoEm: expect.any(String),
      exigido: false,
      codigosRestantes: 10,
    })
    const { status, corpo } = await comSenha('OPERADOR')
    expect(status).toBe(200)
    expect(corpo.segundoFator).toEqual({ cadastro: null })
    expect((await teste.chamar(carregarApp, { token: corpo.token })).status).toBe(401)

    const { corpo: entrou } = await comCodigo(corpo.token, ` ${codigoDe(segredo).replace(/^.../, '$& ')} `)
    expect(entrou.recuperacao).toBeNull()
    expect((await teste.chamar(carregarApp, { token: entrou.token })).status).toBe(200)
    expect((await comCodigo(corpo.token, codigoDe(segredo))).erro.codigo).toBe('SEGUNDO_PASSO_VENCIDO')
    expect(await acoesDe('OPERADOR')).toContain('SEGUNDO_FATOR_ATIVADO')

    // AUT-01 Strangers who guess the password do not keep the owner from the code, where they usually sign in.
    const entrarEmCasa = async () => {
      teste.adiantar(MEIO_MINUTO)
      const { corpo: meio } = await comSenha('OPERADOR', SENHA_DEMO, '10.9.2.1')
      return (await comCodigo(meio.token, codigoDe(segredo), '10.9.2.1')).status
    }
    expect(await entrarEmCasa()).toBe(200)
    for (let vez = 0; vez < 6; vez++) await comSenha('OPERADOR', 'errada')
    expect(await entrarEmCasa()).toBe(200)
  })

  it('SEG-07 um código usado não vale outra vez, nem por dois ao mesmo tempo', async () => {
    const { segredo } = await ativar('SUPERVISOR')
    const [um, outro] = [await comSenha('SUPERVISOR'), await comSenha('SUPERVISOR')]
    const codigo = codigoDe(segredo)
    const { id } = await contaDe('SUPERVISOR')
    const respostas = await enquantoPreso(
      teste.negocio().banco,
      (tx) => tx.select().from(segundoFator).where(eq(segundoFator.colaboradorId, id)).for('update'),
      [um, outro].map(
        ({ corpo }) =>
          () =>
            comCodigo(corpo.token, codigo),
      ),
    )
    expect(respostas.map(({ status }) => status).sort()).toEqual([200, 422])
    const recusado = respostas.find(({ status }) => status === 422)
    expect(recusado?.erro.codigo).toBe('CODIGO_DE_VERIFICACAO_ERRADO')
  })

  it('SEG-07 um código de recuperação entra uma vez; novos anulam os antigos', async () => {
    const { recuperacao, token, segredo } = await ativar('GERENTE')
    expect(new Set(recuperacao).size).toBe(10)
    const [primeiro = '', segundo = ''] = recuperacao
    const usar = async (codigo: string) => comCodigo((await comSenha('GERENTE')).corpo.token, codigo)
    expect((await usar(primeiro.toUpperCase().replace('-', ' '))).status).toBe(200)
    expect((await usar(primeiro)).status).toBe(422)
    expect((await teste.chamar(obterSegundoFator, { token })).corpo.codigosRestantes).toBe(9)
    const renovar = (codigo: string) =>
      teste.chamar(renovarRecuperacao, { token, corpo: { senha: SENHA_DEMO, codigo } })
    const semCodigo = await renovar('aaaaa-aaaaa')
    expect([semCodigo.status, semCodigo.erro.codigo]).toEqual([422, 'CODIGO_DE_VERIFICACAO_ERRADO'])
    expect((await teste.chamar(obterSegundoFator, { token })).corpo.codigosRestantes).toBe(9)
    const { corpo } = await renovar(codigoDe(segredo))
    expect((await usar(segundo)).status).toBe(422)
    expect((await usar(corpo.recuperacao[0] ?? '')).status).toBe(200)
    expect(await acoesDe('GERENTE')).toEqual(
      expect.arrayContaining(['CODIGO_DE_RECUPERACAO_USADO', 'CODIGOS_DE_RECUPERACAO_RENOVADOS']),
    )
  })

  it('SEG-07 adivinhar códigos gasta o passo e depois faz esperar, mesmo sabendo a senha', async () => {
    await ativar('COLABORADOR')
    const ip = '10.8.0.1'
    const { corpo } = await comSenha('COLABORADOR', SENHA_DEMO, ip)
    const recusas: unknown[] = []
    for (let vez = 0; vez < 6; vez++)
      recusas.push((await comCodigo(corpo.token, 'aaaaa-aaaaa', ip)).erro.codigo)
    expect(recusas).toContain('CODIGO_DE_VERIFICACAO_ERRADO')
    expect(recusas.at(-1)).toMatch(/SEGUNDO_PASSO_VENCIDO|MUITAS_TENTATIVAS_DE_ACESSO/)
    const denovo = await comSenha('COLABORADOR', SENHA_DEMO, ip)
    expect(denovo.erro.codigo).toBe('MUITAS_TENTATIVAS_DE_ACESSO')
  })

  it('SEG-07 o segundo passo vence, e a senha trocada o anula', async () => {
    const { segredo } = await ativar('REPRESENTANTE')
    const { corpo } = await comSenha('REPRESENTANTE')
    teste.adiantar(11 * 60_000)
    expect((await comCodigo(corpo.token, codigoDe(segredo))).erro.codigo).toBe('SEGUNDO_PASSO_VENCIDO')
    const outro = (await comSenha('REPRESENTANTE')).corpo
    const { id, senhaHash } = await contaDe('REPRESENTANTE')
    const { banco } = teste.negocio()
    await banco.update(colaborador).set({ senhaHash: 'outra' }).where(eq(colaborador.id, id))
    expect((await comCodigo(outro.token, codigoDe(segredo))).erro.codigo).toBe('SEGUNDO_PASSO_VENCIDO')
    await banco.update(colaborador).set({ senhaHash }).where(eq(colaborador.id, id))
  })

  it('SEG-07 PAR-01 o tipo de conta que precisa cadastra o aparelho ao entrar, e não desliga', async () => {
    await cenarioDeClientes(teste).comParametro('segundoFatorExigido', 'ADMIN, GERENTE', null, async () => {
      const { corpo } = await comSenha('ADMIN')
      const segredo = corpo.segundoFator?.cadastro?.segredo ?? ''
      expect(segredo).toMatch(/^[A-Z2-7]{32}$/)
      const errado = await comCodigo(corpo.token, '000000')
      expect(errado.erro.codigo).toBe('CODIGO_DE_VERIFICACAO_ERRADO')
      const { corpo: entrou } = await comCodigo(corpo.token, codigoDe(segredo))
      expect(entrou.recuperacao).toHaveLength(10)
      const desligar = await teste.chamar(desativarSegundoFator, {
        token: entrou.token,
        corpo: { senha: SENHA_DEMO, codigo: codigoDe(segredo) },
      })
      expect([desligar.status, desligar.erro.codigo]).toEqual([409, 'SEGUNDO_FATOR_EXIGIDO'])
      expect((await comSenha('ADMIN')).corpo.segundoFator).toEqual({ cadastro: null })
    })
  })

  it('SEG-07 desativar pede a senha e um código; depois, entra-se só com a senha', async () => {
    const { token, segredo } = await ativar('CONSUMIDOR_FINAL')
    const desativar = (senha: string, codigo: string) =>
      teste.chamar(desativarSegundoFator, { token, corpo: { senha, codigo } })
    const ativo = async () => (await teste.chamar(obterSegundoFator, { token })).corpo.ativadoEm !== null
    expect((await desativar('errada1', codigoDe(segredo))).erro.codigo).toBe('SENHA_ATUAL_NAO_CONFERE')
    expect((await desativar(SENHA_DEMO, 'aaaaa-aaaaa')).erro.codigo).toBe('CODIGO_DE_VERIFICACAO_ERRADO')
    const semCodigo = await teste.chamar(desativarSegundoFator, {
      token,
      corpo: { senha: SENHA_DEMO } as never,
    })
    expect(semCodigo.erro.campos).toHaveProperty('codigo')
    expect(await ativo()).toBe(true)
    expect((await desativar(SENHA_DEMO, codigoDe(segredo))).status).toBe(200)
    expect(await ativo()).toBe(false)
    expect((await desativar(SENHA_DEMO, codigoDe(segredo))).status).toBe(409)
    const { corpo } = await comSenha('CONSUMIDOR_FINAL')
    expect(corpo.segundoFator).toBeUndefined()
    const { banco } = teste.negocio()
    expect(await banco.$count(sessao)).toBeGreaterThan(0)
    expect((await teste.chamar(carregarApp, { token: corpo.token })).status).toBe(200)
  })

  it('SEG-07 um código de recuperação desativa; um usado não vale de novo, e quem só sabe a senha não adivinha sem fim', async () => {
    const { token, recuperacao, segredo } = await ativar('CONSUMIDOR_FINAL')
    // Another address each time: it is the account that counts.
    const desativar = (codigo: string) =>
      teste.chamar(desativarSegundoFator, {
        token,
        corpo: { senha: SENHA_DEMO, codigo },
        ip: `10.7.0.${++enderecos}`,
      })
    const [usado = '', guardado = ''] = recuperacao
    const { corpo } = await teste.chamar(renovarRecuperacao, {
      token,
      corpo: { senha: SENHA_DEMO, codigo: usado },
    })
    expect(corpo.recuperacao).toHaveLength(10)
    expect((await desativar(guardado)).erro.codigo).toBe('CODIGO_DE_VERIFICACAO_ERRADO')
    const recusas: unknown[] = []
    for (let vez = 0; vez < 6; vez++) recusas.push((await desativar('aaaaa-aaaaa')).erro.codigo)
    expect(recusas.at(-1)).toBe('MUITAS_TENTATIVAS_DE_ACESSO')
    expect((await desativar(codigoDe(segredo))).erro.codigo).toBe('MUITAS_TENTATIVAS_DE_ACESSO')
    teste.adiantar(3_600_000)
    expect((await desativar(corpo.recuperacao[0] ?? '')).status).toBe(200)
  })

  it('SEG-07 401 sem sessão; 409 e 422 do que não está em ordem', async () => {
    const token = await teste.tokenDe('CONSUMIDOR_FINAL')
    expect((await teste.chamar(obterSegundoFator, {})).status).toBe(401)
    expect((await teste.chamar(iniciarSegundoFator, { corpo: { senha: 'x' } })).status).toBe(401)
    const ativado = await teste.chamar(ativarSegundoFator, { token, corpo: { codigo: '123456' } })
    expect([ativado.status, ativado.erro.codigo]).toEqual([409, 'SEGUNDO_FATOR_INATIVO'])
    const corpoInteiro = { senha: SENHA_DEMO, codigo: '123456' }
    const renovado = await teste.chamar(renovarRecuperacao, { token, corpo: corpoInteiro })
    expect(renovado.status).toBe(409)
    const { recuperacao } = await ativar('CONSUMIDOR_FINAL')
    const repetido = await teste.chamar(iniciarSegundoFator, { token, corpo: { senha: SENHA_DEMO } })
    expect([repetido.status, repetido.erro.codigo]).toEqual([409, 'SEGUNDO_FATOR_JA_ATIVO'])
    const corpoDoFim = { senha: SENHA_DEMO, codigo: recuperacao[0] ?? '' }
    expect((await teste.chamar(desativarSegundoFator, { token, corpo: corpoDoFim })).status).toBe(200)
    expect((await comCodigo('inventado', '123456')).erro.codigo).toBe('SEGUNDO_PASSO_VENCIDO')
    expect((await comCodigo('', '')).erro).toMatchObject({
      codigo: 'CAMPOS_INVALIDOS',
      campos: { codigo: expect.any(String) },
    })
  })
})
