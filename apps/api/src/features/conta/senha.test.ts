import { SENHA_DEMO } from '@balcao/demo/src/acesso/contas.ts'
import { entrar } from '@balcao/dominio/acesso/contratos'
import { validarSessao } from '@balcao/dominio/acesso/contratos-da-sessao'
import { alterarSenha } from '@balcao/dominio/conta/contratos'
import { MENSAGENS_DE_SENHA_FRACA as DIZ } from '@balcao/dominio/conta/senha-fraca'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { historico } from '../../platform/banco/tabelas.ts'
import { criarLog } from '../../platform/log.ts'
import { escutar } from '../../platform/realtime/escuta.ts'
import { lerNotificacao } from '../../platform/realtime/publicar.ts'
import { colaborador, permissao, tentativaDeAcesso } from '../acesso/tabelas.ts'

const OPERADOR = '11144477735'
const SUPERVISOR = '12345678909'
const GERENTE = '98765432100'
const REPRESENTANTE = '39053344705'
const DA_LOGISTICA = '31415926590'

describe('PUT /sac/conta/senha', () => {
  let teste: AppDeTeste
  beforeAll(async () => {
    teste = await criarAppDeTeste()
  })
  afterAll(() => teste.fechar())

  // The route has a limit of its own by address; each call here comes from another.
  let enderecos = 0
  const outroEndereco = () => `10.7.0.${++enderecos}`
  const abrir = async (cpf: string, senha = SENHA_DEMO) =>
    teste.chamar(entrar, { corpo: { cpf, senha, captcha: await teste.resolverCaptcha() } })
  const alterar = (token: string | undefined, atual: string, senha: string) =>
    teste.chamar(alterarSenha, { token, corpo: { atual, senha }, ip: outroEndereco() })
  const sessaoDe = async (token: string) => teste.chamar(validarSessao, { token })

  it('AUT-09 troca a senha, encerra as outras sessões e avisa cada uma na hora', async () => {
    const [esta, outra, terceira] = await Promise.all([1, 2, 3].map(() => abrir(OPERADOR)))
    const token = esta?.corpo.token ?? ''
    const outras = [outra?.corpo.token ?? '', terceira?.corpo.token ?? '']
    const idsDasOutras = await Promise.all(outras.map(async (t) => (await sessaoDe(t)).corpo.sessao))

    const ouvidas: unknown[] = []
    const escuta = escutar({
      url: teste.negocio().url,
      aoOuvir: (texto) => ouvidas.push(lerNotificacao(texto)),
      aoLigar: () => undefined,
      registrar: criarLog('silent'),
    })
    await escuta.pronta
    const { status, corpo } = await alterar(token, SENHA_DEMO, 'nova senha 1')
    expect([status, corpo.message]).toEqual([200, expect.stringContaining('Senha alterada')])

    expect((await sessaoDe(token)).status).toBe(200)
    for (const t of outras) expect((await sessaoDe(t)).status).toBe(401)
    // Each of the two is told, and its sockets are closed.
    await expect.poll(() => ouvidas.length).toBe(4)
    await escuta.parar()
    expect(ouvidas).toEqual(
      expect.arrayContaining(
        idsDasOutras.map((id) =>
          expect.objectContaining({ evento: 'sessao-encerrada', dados: { sessao: id } }),
        ),
      ),
    )
    expect((await abrir(OPERADOR)).erro.codigo).toBe('CREDENCIAIS_INVALIDAS')
    expect((await abrir(OPERADOR, 'nova senha 1')).status).toBe(200)
    const { banco } = teste.negocio()
    const [eu] = await banco.select().from(colaborador).where(eq(colaborador.cpf, OPERADOR))
    const minhas = (entidade: string, acao: string) =>
      banco
        .select()
        .from(historico)
        .where(
          and(
            eq(historico.colaboradorId, eu?.id ?? 0),
            eq(historico.entidade, entidade),
            eq(historico.acao, acao),
          ),
        )
    const registros = await minhas('colaborador', 'ALTERAR_SENHA')
    expect(registros.map(({ dados }) => dados)).toEqual([{ sessoesEncerradas: 2 }])
    const fins = await minhas('sessao', 'ENCERRAR')
    expect(fins.map(({ entidadeId }) => Number(entidadeId)).sort()).toEqual([...idsDasOutras].sort())
  })

  it('AUT-09 ERR-07 senha atual errada: nada muda, e a tentativa conta', async () => {
    const token = (await abrir(SUPERVISOR)).corpo.token
    const outra = (await abrir(SUPERVISOR)).corpo.token
    const { status, erro } = await alterar(token, 'errada', 'nova senha')
    expect(status).toBe(422)
    expect(erro).toEqual({ codigo: 'SENHA_ATUAL_NAO_CONFERE', message: 'Dados da conta não conferem' })
    expect((await sessaoDe(outra)).status).toBe(200)
    const tentativas = () =>
      teste
        .negocio()
        .banco.select()
        .from(tentativaDeAcesso)
        .where(eq(tentativaDeAcesso.chave, `cpf:${SUPERVISOR}`))
    expect((await tentativas()).map(({ falhas }) => falhas)).toEqual([1])
    expect((await alterar(token, SENHA_DEMO, 'nova senha')).status).toBe(200)
    expect(await tentativas()).toEqual([])
  })

  it('AUT-01 depois de muitas erradas é preciso esperar, mesmo com a certa', async () => {
    const token = (await abrir(REPRESENTANTE)).corpo.token
    for (let vez = 0; vez < 5; vez++) await alterar(token, 'errada', 'nova senha')
    expect((await alterar(token, SENHA_DEMO, 'nova senha')).erro.codigo).toBe('MUITAS_TENTATIVAS_DE_ACESSO')
    // Nor is whoever sits where the owner signed in the owner.
    const deOndeEntrou = await teste.chamar(alterarSenha, {
      token,
      corpo: { atual: SENHA_DEMO, senha: 'nova senha' },
    })
    expect(deOndeEntrou.erro.codigo).toBe('MUITAS_TENTATIVAS_DE_ACESSO')
  })

  it('SEG-03 uma senha fraca é recusada no campo, sem contar como tentativa', async () => {
    const { banco } = teste.negocio()
    const token = (await abrir(DA_LOGISTICA)).corpo.token
    await banco
      .update(colaborador)
      .set({ dataNascimento: '1985-03-09' })
      .where(eq(colaborador.cpf, DA_LOGISTICA))
    for (const [senha, mensagem] of [
      ['senha2026', DIZ.comum],
      ['asdfgh', DIZ.sequencia],
      [DA_LOGISTICA, DIZ.cpf],
      ['09/03/1985', DIZ.nascimento],
    ] as const) {
      const { status, erro } = await alterar(token, 'errada', senha)
      expect([status, erro.campos]).toEqual([422, { senha: mensagem }])
    }
    const chave = eq(tentativaDeAcesso.chave, `cpf:${DA_LOGISTICA}`)
    expect(await banco.$count(tentativaDeAcesso, chave)).toBe(0)
  })

  it('AUT-09 de duas trocas ao mesmo tempo, uma vale', async () => {
    const token = (await abrir(GERENTE)).corpo.token
    const senhas = ['primeira1', 'segunda22', 'terceira3']
    const respostas = await Promise.all(senhas.map((senha) => alterar(token, SENHA_DEMO, senha)))
    expect(respostas.map(({ status }) => status).sort()).toEqual([200, 422, 422])
    const valida = senhas[respostas.findIndex(({ status }) => status === 200)]
    expect((await abrir(GERENTE, valida)).status).toBe(200)
  })

  it.each([
    [{ atual: '', senha: 'balcao124' }, { atual: 'Informe sua senha atual' }],
    [{ atual: 'x'.repeat(51), senha: 'balcao124' }, { atual: 'Informe sua senha atual' }],
    [{ atual: 'x', senha: '12345' }, { senha: 'Informe uma senha de 6 à 20 caracteres' }],
    [{ atual: 'x', senha: 'x'.repeat(21) }, { senha: 'Informe uma senha de 6 à 20 caracteres' }],
  ])('AUT-09 422 %#', async (corpo, campos) => {
    const { status, erro } = await teste.chamar(alterarSenha, {
      token: await teste.tokenDe('ADMIN'),
      corpo,
      ip: outroEndereco(),
    })
    expect([status, erro.campos]).toEqual([422, campos])
  })

  it('PER-01 403 para quem o negócio tirou a ação, 401 sem sessão', async () => {
    await teste
      .negocio()
      .banco.insert(permissao)
      .values({ tipo: 'COLABORADOR', acao: 'CONTA_SENHA', autorizado: false })
    const token = await teste.tokenDe('COLABORADOR')
    expect((await alterar(token, SENHA_DEMO, 'nova senha')).status).toBe(403)
    expect((await alterar(undefined, SENHA_DEMO, 'nova senha')).status).toBe(401)
  })
})
