import { SENHA_DEMO } from '@balcao/demo/src/acesso/contas.ts'
import {
  alterarDadosDaConta,
  cancelarTrocaDeEmail,
  confirmarEmail,
  obterDadosDaConta,
  reenviarConfirmacaoDeEmail,
} from '@balcao/dominio/conta/contratos'
import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { entregar, tokenPara } from '../../../test/correio.ts'
import { historico } from '../../platform/banco/tabelas.ts'
import { permissao } from '../acesso/tabelas.ts'

const NOVO = 'novo@exemplo.test'
const HORA = 3_600_000
type Tipo = 'OPERADOR' | 'GERENTE' | 'SUPERVISOR' | 'COLABORADOR' | 'ADMIN'

describe('/sac/conta/email-pendente', () => {
  let teste: AppDeTeste
  beforeAll(async () => {
    teste = await criarAppDeTeste()
  })
  afterAll(() => teste.fechar())

  let enderecos = 0
  const ip = () => `10.2.0.${++enderecos}`
  const dados = async (tipo: Tipo) =>
    (await teste.chamar(obterDadosDaConta, { token: await teste.tokenDe(tipo) })).corpo
  const pedir = async (tipo: Tipo) => {
    const corpo = { ...(await dados(tipo)), email: NOVO, senha: SENHA_DEMO }
    await teste.chamar(alterarDadosDaConta, { token: await teste.tokenDe(tipo), corpo, ip: ip() })
    return tokenPara(await entregar(teste), NOVO, 'confirmar-email')
  }
  const reenviar = async (tipo: Tipo) =>
    teste.chamar(reenviarConfirmacaoDeEmail, { token: await teste.tokenDe(tipo), ip: ip() })
  const cancelar = async (tipo: Tipo) =>
    teste.chamar(cancelarTrocaDeEmail, { token: await teste.tokenDe(tipo), ip: ip() })
  const confirmar = (token: string) => teste.chamar(confirmarEmail, { corpo: { token }, ip: ip() })

  // Every test finds no change under way and nothing in the queue.
  afterEach(async () => {
    await entregar(teste)
    for (const tipo of ['GERENTE', 'SUPERVISOR', 'ADMIN'] as const) await cancelar(tipo)
  })

  it('SEG-02 reenviar manda outro link, que vale de novo o prazo inteiro; o anterior deixa de valer', async () => {
    const velho = await pedir('OPERADOR')
    const antes = (await dados('OPERADOR')).emailPendente?.expiraEm ?? ''
    teste.adiantar(2 * HORA)
    const { status, corpo } = await reenviar('OPERADOR')
    expect([status, corpo.message]).toEqual([200, expect.stringContaining(NOVO)])
    const novo = tokenPara(await entregar(teste), NOVO, 'confirmar-email')
    expect((await confirmar(velho)).status).toBe(422)
    const depois = (await dados('OPERADOR')).emailPendente?.expiraEm ?? ''
    expect(Date.parse(depois) - Date.parse(antes)).toBeGreaterThanOrEqual(2 * HORA)
    expect((await confirmar(novo)).status).toBe(200)
    expect((await reenviar('OPERADOR')).erro.codigo).toBe('SEM_TROCA_DE_EMAIL')
  })

  it('SEG-02 cancelar: o link deixa de valer, com histórico, e não há o que cancelar de novo', async () => {
    const link = await pedir('GERENTE')
    const { email, id } = await dados('GERENTE')
    expect((await cancelar('GERENTE')).status).toBe(200)
    expect((await confirmar(link)).erro.codigo).toBe('LINK_DE_EMAIL_INVALIDO')
    expect(await dados('GERENTE')).toMatchObject({ email, emailPendente: null })
    const [registro] = await teste
      .negocio()
      .banco.select()
      .from(historico)
      .where(and(eq(historico.acao, 'CANCELAR_TROCA_DE_EMAIL'), eq(historico.entidadeId, String(id))))
    expect(registro).toMatchObject({ entidadeId: String(id), colaboradorId: id, dados: { para: NOVO } })
    const denovo = await cancelar('GERENTE')
    expect([denovo.status, denovo.erro.codigo]).toEqual([409, 'SEM_TROCA_DE_EMAIL'])
  })

  it('SEG-02 o que foi cancelado antes de sair não é enviado', async () => {
    const corpo = { ...(await dados('GERENTE')), email: NOVO, senha: SENHA_DEMO }
    await teste.chamar(alterarDadosDaConta, { token: await teste.tokenDe('GERENTE'), corpo, ip: ip() })
    await cancelar('GERENTE')
    expect(await entregar(teste)).toEqual([])
  })

  it('SEG-02 a troca de outra pessoa não é alcançada', async () => {
    await pedir('SUPERVISOR')
    expect((await cancelar('ADMIN')).status).toBe(409)
    expect((await reenviar('ADMIN')).status).toBe(409)
    expect((await dados('SUPERVISOR')).emailPendente?.email).toBe(NOVO)
  })

  it('SEG-02 reenvios também contam no limite de mensagens', async () => {
    teste.adiantar(2 * HORA)
    await pedir('ADMIN')
    const status = []
    for (let vez = 0; vez < 5; vez++) status.push((await reenviar('ADMIN')).status)
    expect(status).toEqual([200, 200, 200, 200, 429])
    teste.adiantar(2 * HORA)
    expect((await reenviar('ADMIN')).status).toBe(200)
  })

  it('PER-01 403 para quem o negócio tirou a ação, 401 sem sessão', async () => {
    await teste
      .negocio()
      .banco.insert(permissao)
      .values({ tipo: 'COLABORADOR', acao: 'CONTA_EDITAR', autorizado: false })
    expect([(await reenviar('COLABORADOR')).status, (await cancelar('COLABORADOR')).status]).toEqual([
      403, 403,
    ])
    expect((await teste.chamar(reenviarConfirmacaoDeEmail)).status).toBe(401)
    expect((await teste.chamar(cancelarTrocaDeEmail)).status).toBe(401)
  })
})
