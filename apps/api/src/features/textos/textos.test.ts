import { desfazerAjuste, listarAuditoria } from '@balcao/dominio/auditoria/contratos'
import { listarTextos, mudarTextos, verPreviaDosTextos } from '@balcao/dominio/textos/contratos'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { like } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { usarAbertura } from '../../../test/abertura-de-tickets.ts'
import { cenarioDeOrcamentos } from '../../../test/cenario-de-orcamentos.ts'
import { cumprirTarefas } from '../../../test/cumprir-tarefas.ts'
import { parametro } from '../parametros/tabelas.ts'

const CONTATO = { nome: 'Maria', email: 'maria@cliente.com.br' }

describe('ADM-08 os textos que saem do portal', () => {
  const abertura = usarAbertura()
  const teste = () => abertura.teste
  afterEach(async () => {
    await teste().negocio().banco.delete(parametro).where(like(parametro.chave, 'SAC_%'))
    await teste().negocio().renovarParametros()
  })

  const token = (quem: TipoDeUsuario = 'ADMIN') => teste().tokenDe(quem)
  const listar = async (quem?: TipoDeUsuario) => teste().chamar(listarTextos, { token: await token(quem) })
  const um = async (chave: string) => (await listar()).corpo.itens.find((item) => item.chave === chave)
  const mudar = async (chave: string, valores: object, corpo: object = {}, quem?: TipoDeUsuario) =>
    teste().chamar(mudarTextos, {
      params: { chave } as never,
      corpo: { idFil: null, versao: 0, valores, ...corpo } as never,
      token: await token(quem),
    })
  const previa = async (chave: string, corpo: object = {}, quem?: TipoDeUsuario) =>
    teste().chamar(verPreviaDosTextos, {
      params: { chave } as never,
      corpo: { idFil: null, valores: {}, de: '', ...corpo } as never,
      token: await token(quem),
    })
  const abrir = async () => {
    const { corpo } = await abertura.enviar(await abertura.preencher('ELOGIO', { contato: CONTATO }))
    return abertura.linha(corpo.id)
  }
  const carta = async () => {
    await cumprirTarefas(teste())
    await abrir()
    return (await cumprirTarefas(teste()))[0]?.texto
  }

  it('conta cada mensagem: quando vai, quem lê, o que pode dizer e o que é de fábrica', async () => {
    expect(await um('emailDoOrcamento')).toMatchObject({
      grupo: 'orcamentos',
      soDoNegocio: false,
      partes: [
        { nome: 'assunto', campo: { obrigatorio: true, linhas: false } },
        {
          nome: 'corpo',
          variaveis: expect.arrayContaining([expect.objectContaining({ nome: 'link', exigida: true })]),
        },
      ],
      niveis: [],
    })
    expect((await um('convite'))?.soDoNegocio).toBe(true)
  })

  it('o que se escreve sai na mensagem seguinte, e o de fábrica volta', async () => {
    const { status, corpo } = await mudar('emailDoTicket', { saudacao: 'Bom dia, {contato}!' })
    expect([status, corpo.message]).toEqual([200, 'E-mail do ticket: já vale em todo o negócio.'])
    expect(await carta()).toContain('Bom dia, Maria!')
    expect(await um('emailDoTicket')).toMatchObject({
      niveis: [{ idFil: null, valores: { saudacao: 'Bom dia, {contato}!' }, versao: 1 }],
    })
    expect((await mudar('emailDoTicket', { saudacao: null }, { versao: 1 })).status).toBe(200)
    expect(await carta()).toContain('Olá, Maria.')
  })

  it('a filial escreve por si; o que é do negócio inteiro não muda nela', async () => {
    const { filialId } = await abrir()
    await mudar('confirmacaoDeAbertura', { texto: 'Anotado: {protocolo}.' }, { idFil: filialId })
    expect(await carta()).toContain('Anotado: 2026.')
    const { status, erro } = await mudar('convite', { assunto: 'Venha' }, { idFil: filialId })
    expect([status, Object.keys(erro.campos ?? {})]).toEqual([422, ['idFil']])
  })

  it.each([
    ['emailDoTicket', 'saudacao', 'Olá, {cliente}', '{cliente} não existe neste texto.'],
    ['emailDoTicket', 'acompanhar', 'Veja no site', 'Falta {link}'],
    ['convite', 'corpo', 'Abra {link', 'Há uma chave sem par'],
    ['convite', 'assunto', '', 'Campo obrigatório'],
    ['whatsappDoTicket', 'acompanhar', `{link}${'a'.repeat(300)}`, 'Informe no máximo 300'],
  ])('422 %s, %s: %j é recusado no campo', async (chave, parte, dito, problema) => {
    const { status, erro } = await mudar(chave, { [parte]: dito })
    expect([status, erro.campos]).toEqual([422, { [`valores.${parte}`]: expect.stringContaining(problema) }])
    expect((await previa(chave, { valores: { [parte]: dito } })).status).toBe(422)
  })

  it('409 dois administradores: quem não viu o que há recebe o conflito, mesmo em outra parte', async () => {
    await mudar('emailDoTicket', { saudacao: 'Oi' })
    expect((await mudar('emailDoTicket', { assinatura: 'Até' })).erro.codigo).toBe(
      'ALTERADO_POR_OUTRA_PESSOA',
    )
    const [a, b] = await Promise.all([
      mudar('emailDoTicket', { assinatura: 'Até' }, { versao: 1 }),
      mudar('emailDoTicket', { assinatura: 'Tchau' }, { versao: 1 }),
    ])
    expect([a.status, b.status].toSorted()).toEqual([200, 409])
  })

  it('fica na auditoria, com antes e depois, e de lá se desfaz', async () => {
    await mudar('emailDoTicket', { saudacao: 'Oi', assinatura: 'Até' })
    const ultima = async () =>
      (await teste().chamar(listarAuditoria, { token: await token(), query: {} as never })).corpo.itens[0]
    const entrada = await ultima()
    expect(entrada).toMatchObject({
      oQue: 'Texto: E-mail do ticket · todo o negócio',
      desfaz: true,
      mudancas: [
        { campo: 'Saudação', antes: 'herdado', depois: 'Oi' },
        { campo: 'Assinatura', antes: 'herdado', depois: 'Até' },
      ],
    })
    const desfazer = async () =>
      teste().chamar(desfazerAjuste, { params: { idEntrada: entrada?.id ?? 0 }, token: await token() })
    expect((await desfazer()).status).toBe(200)
    expect(await carta()).toContain('Olá, Maria.')
    expect((await desfazer()).status).toBe(409)
  })

  it('a prévia leva os dados do ticket que se escolhe, e o que ainda não se guardou', async () => {
    const { protocolo } = await abrir()
    const { corpo } = await previa('emailDoTicket', {
      de: formatarProtocolo(protocolo),
      valores: { saudacao: 'Bom dia, {contato}, do {protocolo}' },
    })
    expect(corpo.dados).toBe(`Ticket ${formatarProtocolo(protocolo)}`)
    expect(corpo.partes).toContainEqual({
      nome: 'Saudação',
      texto: `Bom dia, Maria, do ${formatarProtocolo(protocolo)}`,
    })
    expect((await previa('emailDoTicket')).corpo.dados).toBe('Dados de exemplo')
    expect((await listar()).corpo.itens.find(({ chave }) => chave === 'emailDoTicket')?.niveis).toEqual([])
  })

  it('a prévia do orçamento leva os dele; o que não se vê não se acha', async () => {
    const { id } = await cenarioDeOrcamentos(teste()).incluirOrcamento()
    const { corpo } = await previa('emailDoOrcamento', { de: String(id) })
    expect(corpo.partes[0]?.texto).toContain(`Orçamento ${id} da`)
    expect(corpo.partes[1]?.texto).toContain('https://portal.exemplo.com.br/seu-orcamento')
    for (const de of ['99999999', 'abc', '2026.000001-9']) {
      const { status, erro } = await previa('emailDoOrcamento', { de })
      expect([status, Object.keys(erro.campos ?? {})]).toEqual([422, ['de']])
    }
  })

  it('404 mensagem, parte e filial que não existem; 401 sem sessão; 403 a quem não é da administração', async () => {
    expect((await mudar('inventada', {})).status).toBe(404)
    expect((await mudar('convite', { saudacao: 'x' })).status).toBe(404)
    expect((await mudar('emailDoTicket', {}, { idFil: 987_654 })).status).toBe(404)
    expect((await previa('emailDoTicket', { idFil: 987_654 })).status).toBe(404)
    expect((await teste().chamar(listarTextos, {})).status).toBe(401)
    for (const quem of ['GERENTE', 'OPERADOR', 'CONSUMIDOR_FINAL'] as const) {
      expect((await listar(quem)).status).toBe(403)
      expect((await mudar('emailDoTicket', { saudacao: 'Oi' }, {}, quem)).status).toBe(403)
      expect((await previa('emailDoTicket', {}, quem)).status).toBe(403)
    }
  })
})
