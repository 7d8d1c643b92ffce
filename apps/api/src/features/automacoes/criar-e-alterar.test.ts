import {
  alterarAutomacao,
  criarAutomacao,
  excluirAutomacao,
  listarAutomacoes,
  listarExecucoes,
  obterAutomacao,
  opcoesDasAutomacoes,
  restaurarAutomacao,
} from '@balcao/dominio/automacoes/contratos'
import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { acao, NOVA, usarAutomacoes } from '../../../test/cenario-de-automacoes.ts'
import { historico } from '../../platform/banco/tabelas.ts'
import { parametro } from '../parametros/tabelas.ts'
import { resposta } from '../respostas/tabelas.ts'

describe('MES-10 guardar automações', () => {
  const cenario = usarAutomacoes()
  const gerente = () => cenario.teste.tokenDe('GERENTE')

  it('MES-10 quem gere guarda, lê, lista e muda; fica na história', async () => {
    const logistica = await cenario.setor('Logística')
    const { status, corpo } = await cenario.criar({
      entao: [acao({ tipo: 'ENCAMINHAR', setor: logistica.id })],
    })
    expect(status).toBe(200)
    expect(corpo).toMatchObject({ versao: 1, ativa: true, execucoes: 0, faz: ['encaminhar para Logística'] })
    const params = { idAutomacao: corpo.id }
    const mudada = await cenario.teste.chamar(alterarAutomacao, {
      token: await gerente(),
      params,
      corpo: { ...NOVA, nome: 'Outro nome', ativa: false, versao: 1 },
    })
    expect(mudada.corpo).toMatchObject({ nome: 'Outro nome', ativa: false, versao: 2 })
    expect((await cenario.teste.chamar(obterAutomacao, { token: await gerente(), params })).corpo.nome).toBe(
      'Outro nome',
    )
    const lista = await cenario.teste.chamar(listarAutomacoes, {
      token: await gerente(),
      query: { termo: 'outro' },
    })
    expect(lista.corpo.itens.map(({ id }) => id)).toContain(corpo.id)
    const ligadas = await cenario.teste.chamar(listarAutomacoes, {
      token: await gerente(),
      query: { ativas: true },
    })
    expect(ligadas.corpo.itens.map(({ id }) => id)).not.toContain(corpo.id)
    const desta = and(eq(historico.entidade, 'automacao'), eq(historico.entidadeId, String(corpo.id)))
    const entradas = await cenario.banco.select().from(historico).where(desta).orderBy(historico.id)
    expect(entradas.map((entrada) => entrada.acao)).toEqual(['CRIAR', 'ALTERAR'])
  })

  it('MES-10 401, 403, 404 e 409', async () => {
    expect((await cenario.teste.chamar(listarAutomacoes)).status).toBe(401)
    expect((await cenario.criar({}, 'OPERADOR')).status).toBe(403)
    expect((await cenario.criar({}, 'SUPERVISOR')).status).toBe(403)
    const params = { idAutomacao: 999_999 }
    const token = await gerente()
    expect((await cenario.teste.chamar(obterAutomacao, { token, params })).status).toBe(404)
    expect((await cenario.teste.chamar(listarExecucoes, { token, params })).status).toBe(404)
    const { corpo } = await cenario.criar()
    const velha = { ...NOVA, versao: 7 }
    const conflito = await cenario.teste.chamar(alterarAutomacao, {
      token,
      params: { idAutomacao: corpo.id },
      corpo: velha,
    })
    expect([conflito.status, conflito.erro.codigo]).toEqual([409, 'ALTERADO_POR_OUTRA_PESSOA'])
  })

  it.each([
    [{ nome: '' }, 'nome'],
    [{ entao: [] }, 'entao'],
    [{ quando: 'PARADO' as const }, 'tempo'],
    [{ entao: [acao({ tipo: 'ATRIBUIR' })] }, 'entao.0.operador'],
    [{ entao: [acao({ tipo: 'ENCAMINHAR', setor: 999_999 })] }, 'entao.0.setor'],
    [{ entao: [acao({ tipo: 'AVISAR', quem: 'PESSOAS', pessoas: [999_999] })] }, 'entao.0.pessoas'],
    [{ se: { tipos: [999_999] } }, 'se.tipos'],
    [{ se: { motivos: [999_999] } }, 'se.motivos'],
  ])('MES-10 422 no campo: %j', async (mudado, campo) => {
    const { status, erro } = await cenario.criar(mudado)
    expect([status, Object.keys(erro.campos ?? {})]).toEqual([422, [campo]])
  })

  it('MES-10 a resposta de uma pessoa não serve: só a de todos ou de um setor', async () => {
    const dono = await cenario.tickets.idDaConta('OPERADOR')
    const [minha] = await cenario.banco
      .insert(resposta)
      .values({ escopo: 'MINHA', donoId: dono, titulo: 'Minha', atalho: 'so-minha', texto: 'Olá' })
      .returning()
    const { erro } = await cenario.criar({ entao: [acao({ tipo: 'RESPONDER', resposta: minha?.id ?? 0 })] })
    expect(erro.campos).toHaveProperty(['entao.0.resposta'])
    const { corpo } = await cenario.teste.chamar(opcoesDasAutomacoes, { token: await gerente() })
    expect(corpo.respostas.length).toBeGreaterThan(0)
    expect(corpo.respostas.map(({ nome }) => nome)).not.toContain('Minha')
    expect(corpo.motivos.length * corpo.operadores.length * corpo.filiais.length).toBeGreaterThan(0)
  })

  it('MES-10 excluída some e volta como era', async () => {
    const { corpo } = await cenario.criar()
    const params = { idAutomacao: corpo.id }
    const token = await gerente()
    const saida = await cenario.teste.chamar(excluirAutomacao, { token, params, query: { versao: 1 } })
    expect(saida.corpo).toEqual({ message: '“Elevar o que abre” excluída.', versao: 2 })
    expect((await cenario.teste.chamar(obterAutomacao, { token, params })).status).toBe(404)
    const volta = await cenario.teste.chamar(restaurarAutomacao, { token, params, corpo: { versao: 2 } })
    expect(volta.corpo.versao).toBe(3)
    const outra = await cenario.teste.chamar(restaurarAutomacao, { token, params, corpo: { versao: 3 } })
    expect(outra.erro.codigo).toBe('AUTOMACAO_NAO_EXCLUIDA')
    expect((await cenario.teste.chamar(obterAutomacao, { token, params })).corpo.ativa).toBe(true)
  })

  it('MES-10 não mais ligadas do que o parâmetro deixa; desligadas, quantas quiser', async () => {
    const negocio = cenario.teste.negocio()
    await negocio.banco.insert(parametro).values({ chave: 'SAC_maximoAutomacoesAtivas', valor: '1' })
    await negocio.renovarParametros()
    expect((await cenario.criar()).status).toBe(200)
    expect((await cenario.criar({ ativa: false })).status).toBe(200)
    const { status, erro } = await cenario.criar()
    expect([status, erro.codigo]).toEqual([409, 'AUTOMACOES_DEMAIS'])
    await negocio.banco.delete(parametro).where(eq(parametro.chave, 'SAC_maximoAutomacoesAtivas'))
    await negocio.renovarParametros()
  })

  it('MES-10 a mesma intenção enviada de novo guarda uma só', async () => {
    const pedido = {
      token: await gerente(),
      corpo: NOVA,
      headers: { 'idempotency-key': 'automacao-uma-vez' },
    }
    const [uma, outra] = [
      await cenario.teste.chamar(criarAutomacao, pedido),
      await cenario.teste.chamar(criarAutomacao, pedido),
    ]
    expect(outra.corpo.id).toBe(uma.corpo.id)
  })
})
