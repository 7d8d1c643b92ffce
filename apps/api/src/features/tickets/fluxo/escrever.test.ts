import { ERROS } from '@balcao/dominio/erros'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import { listarHistorico, obterTicket } from '@balcao/dominio/tickets/detalhe/contratos'
import { TAMANHO_DA_MENSAGEM } from '@balcao/dominio/tickets/esquemas'
import { escreverNoHistorico } from '@balcao/dominio/tickets/fluxo/contratos-escrita'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../../test/app-de-teste.ts'
import { cenarioDeTickets } from '../../../../test/cenario-de-tickets.ts'
import { montarFormulario, PNG } from '../../../../test/formulario.ts'
import { colaborador, permissao } from '../../acesso/tabelas.ts'
import { setor } from '../../setores/tabelas.ts'
import { ticket, ticketAnexo } from '../nucleo/tabelas.ts'
import { ticketStatus } from '../nucleo/tabelas-catalogo.ts'

const UM_DIA_MS = 86_400_000

describe('POST /sac/tickets/:idTicket/historico', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeTickets>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeTickets(teste)
  })
  afterAll(() => teste.fechar())

  const escrever = async (idTicket: number, corpo: object, tipo: TipoDeUsuario = 'OPERADOR') =>
    teste.chamar(escreverNoHistorico, { token: await teste.tokenDe(tipo), params: { idTicket }, corpo })
  const enviar = async (
    idTicket: number,
    campos: Record<string, string>,
    arquivos: { nome: string; conteudo: Uint8Array }[],
    tipo: TipoDeUsuario = 'OPERADOR',
  ) =>
    teste.chamar(escreverNoHistorico, {
      token: await teste.tokenDe(tipo),
      params: { idTicket },
      ...(await montarFormulario(campos, arquivos)),
    })
  const anexosDe = (id: number) =>
    teste.negocio().banco.select().from(ticketAnexo).where(eq(ticketAnexo.ticketId, id))
  const statusDe = async (id: number) => {
    const { statusId } = await cenario.linha(id)
    const [linha] = await teste
      .negocio()
      .banco.select()
      .from(ticketStatus)
      .where(eq(ticketStatus.id, statusId))
    return linha?.label
  }
  const setorChamado = async (nome: string) => {
    const [linha] = await teste.negocio().banco.select().from(setor).where(eq(setor.nome, nome))
    return linha?.id ?? 0
  }

  it('TIC-04 TIC-13 uma mensagem é uma entrada, uma versão e a primeira resposta', async () => {
    const { id } = await cenario.abrir({ tipo: 'ELOGIO', doConsumidor: true })
    const { status, corpo } = await escrever(id, { mensagem: '  Obrigado pelo elogio!  ' })
    expect([status, corpo.versao]).toEqual([200, 2])
    expect((await cenario.historico(id)).at(-1)).toMatchObject({
      id: corpo.id,
      tipo: 'PUBLICO',
      acao: 'MENSAGEM',
      mensagem: 'Obrigado pelo elogio!',
      versao: 2,
      colaboradorId: await cenario.idDaConta('OPERADOR'),
    })
    const { respondidoEm } = await cenario.linha(id)
    expect(respondidoEm).not.toBeNull()
    teste.adiantar(60_000)
    await escrever(id, { mensagem: 'Até logo' })
    expect(await cenario.linha(id)).toMatchObject({ versao: 3, respondidoEm })
  })

  it('TIC-04 nem a nota interna nem a mensagem do cliente são a primeira resposta', async () => {
    const { id } = await cenario.abrir({ tipo: 'ELOGIO', doConsumidor: true })
    expect((await escrever(id, { mensagem: 'Alguém aí?' }, 'CONSUMIDOR_FINAL')).status).toBe(200)
    expect((await escrever(id, { mensagem: 'Ligar amanhã', tipo: 'PRIVADO' })).status).toBe(200)
    expect(await cenario.linha(id)).toMatchObject({ respondidoEm: null, versao: 3 })
  })

  it('TIC-04 o representante fala pelo cliente: não é a primeira resposta, não espera, e retoma o relógio', async () => {
    const { id } = await cenario.abrir({ tipo: 'ELOGIO', doRepresentante: true })
    expect((await escrever(id, { mensagem: 'Segue a foto' }, 'REPRESENTANTE')).status).toBe(200)
    expect(await cenario.linha(id)).toMatchObject({ respondidoEm: null })
    const esperar = await escrever(id, { mensagem: 'Espero', aguardarCliente: true }, 'REPRESENTANTE')
    expect([esperar.status, esperar.erro.codigo]).toEqual([403, 'SEM_PERMISSAO'])
    const falei = await escrever(id, { mensagem: 'Falei', contato: 'TELEFONE' }, 'REPRESENTANTE')
    expect([falei.status, falei.erro.codigo]).toEqual([403, 'SEM_PERMISSAO'])
    await escrever(id, { mensagem: 'Qual o lote?', aguardarCliente: true, contato: 'EMAIL' })
    expect((await cenario.linha(id)).pausadoEm).not.toBeNull()
    await escrever(id, { mensagem: 'Lote 12' }, 'REPRESENTANTE')
    expect((await cenario.linha(id)).pausadoEm).toBeNull()
  })

  it('ALC-06 o que não chega ao cliente não é a primeira resposta; o que já se disse a ele por fora é, e fica dito', async () => {
    const { id } = await cenario.abrir({ tipo: 'ELOGIO' })
    const ler = async () => {
      const token = await teste.tokenDe('OPERADOR')
      const { corpo } = await teste.chamar(listarHistorico, { token, params: { idTicket: id } })
      return corpo.itens.map(({ mensagem, contato }) => [mensagem, contato])
    }
    const detalhe = async () => {
      const token = await teste.tokenDe('OPERADOR')
      return (await teste.chamar(obterTicket, { token, params: { idTicket: id } })).corpo
    }
    expect((await detalhe()).clienteLe).toBe(false)
    expect((await escrever(id, { mensagem: 'Vamos ver' })).status).toBe(200)
    expect((await cenario.linha(id)).respondidoEm).toBeNull()
    expect((await detalhe()).prazos.resposta.situacao).not.toBe('CUMPRIDO')
    const esperar = await escrever(id, { mensagem: 'Pode mandar?', aguardarCliente: true })
    expect([esperar.status, Object.keys(esperar.erro.campos ?? {})]).toEqual([422, ['contato']])
    for (const errado of [
      { mensagem: 'x', contato: 'POMBO' },
      { mensagem: 'x', tipo: 'PRIVADO', contato: 'EMAIL' },
    ]) {
      const { status, erro } = await escrever(id, errado)
      expect([status, Object.keys(erro.campos ?? {})]).toEqual([422, ['contato']])
    }
    expect((await escrever(id, { mensagem: 'Liguei e expliquei', contato: 'TELEFONE' })).status).toBe(200)
    expect((await cenario.linha(id)).respondidoEm).toEqual((await cenario.historico(id)).at(-1)?.criadoEm)
    expect((await ler()).slice(0, 2)).toEqual([
      ['Liguei e expliquei', 'TELEFONE'],
      ['Vamos ver', null],
    ])
  })

  it('ALC-06 o consumidor lê enquanto a conta dele funciona', async () => {
    const { id } = await cenario.abrir({ tipo: 'ELOGIO', doConsumidor: true })
    const conta = eq(colaborador.id, await cenario.idDaConta('CONSUMIDOR_FINAL'))
    const { banco } = teste.negocio()
    await banco.update(colaborador).set({ ativo: false }).where(conta)
    try {
      expect((await escrever(id, { mensagem: 'Ninguém lê' })).status).toBe(200)
      expect((await cenario.linha(id)).respondidoEm).toBeNull()
    } finally {
      await banco.update(colaborador).set({ ativo: true }).where(conta)
    }
    expect((await escrever(id, { mensagem: 'Agora sim' })).status).toBe(200)
    expect((await cenario.linha(id)).respondidoEm).toEqual((await cenario.historico(id)).at(-1)?.criadoEm)
  })

  it('TIC-04 a mensagem do tamanho máximo cabe também no formulário, que manda cada quebra em dois caracteres', async () => {
    const { id } = await cenario.abrir({ tipo: 'ELOGIO' })
    const mensagem = `${'linha\n'.repeat(833)}fm`
    expect(mensagem).toHaveLength(TAMANHO_DA_MENSAGEM)
    const { status } = await enviar(id, { mensagem }, [{ nome: 'a.png', conteudo: PNG }])
    expect([status, (await cenario.historico(id)).at(-1)?.mensagem]).toEqual([200, mensagem])
  })

  it('TIC-13 uma versão que não cabe no banco é recusada no campo', async () => {
    const { id } = await cenario.abrir({ tipo: 'ELOGIO' })
    const { status, erro } = await escrever(id, { mensagem: 'Olá', versao: 2 ** 31 })
    expect([status, erro.campos]).toEqual([422, { versao: 'O valor máximo é 2.147.483.647' }])
  })

  it('TIC-04 sem versão dois escrevem ao mesmo tempo; com a versão velha, 409 diz o que houve', async () => {
    const { id } = await cenario.abrir({ tipo: 'ELOGIO' })
    const juntos = await Promise.all([1, 2, 3].map((n) => escrever(id, { mensagem: `Mensagem ${n}` })))
    expect(juntos.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await cenario.linha(id)).versao).toBe(4)
    const { status, erro } = await escrever(id, { mensagem: 'Olá', versao: 3 })
    expect([status, erro.codigo, erro.mudancas?.length]).toEqual([409, 'TICKET_MUDOU', 1])
    expect((await escrever(id, { mensagem: 'Olá', versao: 4 })).status).toBe(200)
  })

  it('ENT-04 anexos vão com a mensagem, conferidos e guardados; na restrita são internos', async () => {
    const { id } = await cenario.abrir({ tipo: 'ELOGIO' })
    const arquivos = [
      { nome: 'avaliação.png', conteudo: PNG },
      { nome: 'outra.png', conteudo: PNG },
    ]
    const { status, corpo } = await enviar(id, { mensagem: '' }, arquivos)
    expect(status).toBe(200)
    const privada = await enviar(id, { mensagem: 'só nosso', tipo: 'PRIVADO' }, [arquivos[0] as never])
    const gravados = await anexosDe(id)
    expect(gravados).toMatchObject([
      { nomeExibicao: 'avaliação.png', midia: 'image/png', interno: false, historicoId: corpo.id },
      { nomeExibicao: 'outra.png', tamanho: PNG.length, interno: false },
      { interno: true, historicoId: privada.corpo.id },
    ])
    const lido = await teste.chamar(listarHistorico, {
      token: await teste.tokenDe('OPERADOR'),
      params: { idTicket: id },
    })
    expect(lido.corpo.itens[1]?.anexos.map(({ nome_exibicao }) => nome_exibicao)).toEqual([
      'avaliação.png',
      'outra.png',
    ])
  })

  it('GER-14 se a transação falha, nenhum arquivo fica guardado', async () => {
    const { id } = await cenario.abrir({ tipo: 'ELOGIO' })
    const { armazem } = teste.negocio()
    const chaves: string[] = []
    const original = armazem.gravar.bind(armazem)
    const espiao = vi.spyOn(armazem, 'gravar').mockImplementation(async (chave, conteudo, tipo) => {
      chaves.push(chave)
      await original(chave, conteudo, tipo)
      if (chaves.length === 2) throw new Error('o disco encheu')
    })
    const arquivos = [1, 2].map((n) => ({ nome: `${n}.png`, conteudo: PNG }))
    expect((await enviar(id, { mensagem: 'Segue' }, arquivos)).status).toBe(500)
    espiao.mockRestore()
    expect(chaves).toHaveLength(2)
    for (const chave of chaves) expect(await armazem.abrir(chave)).toBeNull()
    expect(await anexosDe(id)).toEqual([])
    expect((await cenario.linha(id)).versao).toBe(1)
  })

  it('TIC-13 o mesmo envio repetido escreve uma vez e guarda um arquivo', async () => {
    const { id } = await cenario.abrir({ tipo: 'ELOGIO' })
    const repetir = async () => {
      const { corpo, headers } = await montarFormulario({ mensagem: 'Segue' }, [
        { nome: 'a.png', conteudo: PNG },
      ])
      return teste.chamar(escreverNoHistorico, {
        token: await teste.tokenDe('OPERADOR'),
        params: { idTicket: id },
        corpo,
        headers: { ...headers, 'idempotency-key': 'mensagem-1' },
      })
    }
    const primeira = await repetir()
    const segunda = await repetir()
    expect([primeira.status, segunda.status, segunda.corpo]).toEqual([200, 200, primeira.corpo])
    expect((await cenario.linha(id)).versao).toBe(2)
    const [anexo, ...outros] = await anexosDe(id)
    expect(outros).toEqual([])
    expect(await teste.negocio().armazem.abrir(anexo?.arquivo ?? '')).not.toBeNull()
  })

  it('TIC-12 encaminhar troca o setor e o operador, com a mensagem restrita', async () => {
    const { id } = await cenario.abrir({ tipo: 'ELOGIO' })
    const logistica = await setorChamado('Logística')
    const { status, corpo } = await escrever(id, {
      tipo: 'ENCAMINHAMENTO',
      setor: logistica,
      mensagem: 'Vejam a rota',
    })
    expect(status).toBe(200)
    expect(await cenario.linha(id)).toMatchObject({ setorId: logistica, operadorId: null, versao: 2 })
    expect((await cenario.historico(id)).at(-1)).toMatchObject({
      id: corpo.id,
      tipo: 'ENCAMINHAMENTO',
      mensagem: expect.stringContaining('Vejam a rota'),
    })
    const foraDaFila = await escrever(id, {
      tipo: 'ENCAMINHAMENTO',
      setor: logistica,
      operador: await cenario.idDaConta('COLABORADOR'),
      mensagem: '',
    })
    expect([foraDaFila.status, Object.keys(foraDaFila.erro.campos ?? {})]).toEqual([422, ['operador']])
  })

  it('Prazos: aguardar o cliente pausa; a mensagem dele retoma e volta ao status da etapa', async () => {
    const { id } = await cenario.abrir({ tipo: 'ELOGIO', doConsumidor: true })
    const prazo = new Date(teste.agora().getTime() + 30 * UM_DIA_MS)
    const { banco } = teste.negocio()
    await banco.update(ticket).set({ prazoSolucaoEm: prazo }).where(eq(ticket.id, id))
    const antes = await statusDe(id)
    const pergunta = { mensagem: 'Qual o número do pedido?', aguardarCliente: true }
    expect((await escrever(id, pergunta)).status).toBe(200)
    expect(await statusDe(id)).toBe('Aguardando cliente')
    const parado = await cenario.linha(id)
    expect(parado).toMatchObject({ pausadoEm: parado.atualizadoEm, respondidoEm: parado.atualizadoEm })
    expect(parado.minutosRestantesSolucao).toBeGreaterThan(0)
    // Somebody of the staff adding something is no answer of the customer.
    await escrever(id, { mensagem: 'Pode ser também a nota' })
    expect((await cenario.linha(id)).pausadoEm).not.toBeNull()
    expect((await escrever(id, { mensagem: 'É o 4512' }, 'CONSUMIDOR_FINAL')).status).toBe(200)
    expect(await cenario.linha(id)).toMatchObject({ pausadoEm: null, minutosRestantesSolucao: null })
    expect(await statusDe(id)).toBe(antes)
  })

  it('Prazos: a etapa que já espera o cliente continua esperando depois que ele escreve', async () => {
    const { id } = await cenario.abrir({
      tipo: 'DEVOLUCAO_PARCIAL',
      etapa: 'Nota de devolução',
      doConsumidor: true,
      campos: { pausadoEm: teste.agora() },
    })
    expect((await escrever(id, { mensagem: 'Mando amanhã' }, 'CONSUMIDOR_FINAL')).status).toBe(200)
    expect((await cenario.linha(id)).pausadoEm).not.toBeNull()
    expect(await statusDe(id)).toBe('Aguardando cliente')
  })

  it('TIC-10 um ticket finalizado ainda recebe mensagens, mas não espera ninguém; um arquivado, nada', async () => {
    const ontem = new Date(teste.agora().getTime() - UM_DIA_MS)
    const finalizado = await cenario.abrir({ tipo: 'ELOGIO', campos: { finalizadoEm: ontem } })
    expect((await escrever(finalizado.id, { mensagem: 'Obrigado' })).status).toBe(200)
    const espera = await escrever(finalizado.id, { mensagem: 'E?', aguardarCliente: true })
    expect([espera.status, espera.erro.codigo]).toEqual([409, 'TICKET_FINALIZADO'])
    const arquivado = await cenario.abrir({
      tipo: 'ELOGIO',
      campos: { finalizadoEm: ontem, arquivadoEm: ontem },
    })
    const { status, erro } = await escrever(arquivado.id, { mensagem: 'Olá' })
    expect([status, erro.codigo, erro.message]).toEqual([
      409,
      'TICKET_ARQUIVADO',
      ERROS.TICKET_ARQUIVADO.mensagem,
    ])
  })

  it.each([
    [{ mensagem: '   ' }, { mensagem: MENSAGENS.obrigatorio }],
    [{ mensagem: 'x'.repeat(5001) }, { mensagem: MENSAGENS.tamanhoMaximo(5000) }],
    [{ mensagem: 'a', tipo: 'ENCAMINHAMENTO' }, { setor: MENSAGENS.obrigatorio }],
    [{ mensagem: 'a', tipo: 'PRIVADO', aguardarCliente: true }, { aguardarCliente: MENSAGENS.invalido }],
    [{ mensagem: 'a', tipo: 'SECRETO' }, { tipo: MENSAGENS.invalido }],
  ])('TIC-04 422 em %j', async (corpo, campos) => {
    const { id } = await cenario.abrir({ tipo: 'ELOGIO' })
    const { status, erro } = await escrever(id, corpo)
    expect([status, erro.campos]).toEqual([422, campos])
    expect((await cenario.linha(id)).versao).toBe(1)
  })

  it('GER-14 um arquivo que não é o que diz é recusado', async () => {
    const { id } = await cenario.abrir({ tipo: 'ELOGIO' })
    const { status, erro } = await enviar(id, { mensagem: 'a' }, [{ nome: 'x.pdf', conteudo: PNG }])
    expect([status, erro.codigo]).toEqual([415, 'ARQUIVO_NAO_ACEITO'])
  })

  it('PER-01 403: o consumidor não escreve restrito, não encaminha e não faz esperar', async () => {
    const { id } = await cenario.abrir({ tipo: 'ELOGIO', doConsumidor: true })
    const setorId = await setorChamado('Logística')
    for (const corpo of [
      { mensagem: 'a', tipo: 'PRIVADO' },
      { mensagem: 'a', tipo: 'ENCAMINHAMENTO', setor: setorId },
      { mensagem: 'a', aguardarCliente: true },
    ])
      expect((await escrever(id, corpo, 'CONSUMIDOR_FINAL')).status).toBe(403)
    const doRepresentante = await cenario.abrir({ tipo: 'ELOGIO', doRepresentante: true })
    const encaminhar = { mensagem: 'a', tipo: 'ENCAMINHAMENTO', setor: setorId }
    expect((await escrever(doRepresentante.id, encaminhar, 'REPRESENTANTE')).status).toBe(403)
    expect(
      (await escrever(doRepresentante.id, { mensagem: 'a', tipo: 'PRIVADO' }, 'REPRESENTANTE')).status,
    ).toBe(200)
  })

  it('PER-01 404 no ticket de outra pessoa; 403 sem a permissão; AUT-10 401 sem sessão', async () => {
    const { id } = await cenario.abrir({ tipo: 'ELOGIO' })
    expect((await escrever(id, { mensagem: 'a' }, 'CONSUMIDOR_FINAL')).status).toBe(404)
    expect((await escrever(id, { mensagem: 'a' }, 'REPRESENTANTE')).status).toBe(404)
    expect((await escrever(999_999, { mensagem: 'a' })).status).toBe(404)
    const semSessao = await teste.chamar(escreverNoHistorico, {
      params: { idTicket: id },
      corpo: { mensagem: 'a' },
    })
    expect(semSessao.status).toBe(401)
    const { banco } = teste.negocio()
    await banco.insert(permissao).values({ tipo: 'SUPERVISOR', acao: 'TICKET_RESPONDER', autorizado: false })
    expect((await escrever(id, { mensagem: 'a' }, 'SUPERVISOR')).status).toBe(403)
    expect((await cenario.linha(id)).versao).toBe(1)
  })
})
