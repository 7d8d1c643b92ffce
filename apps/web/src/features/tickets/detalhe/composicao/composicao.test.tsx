import { escolherContato, listarDestinatarios } from '@balcao/dominio/correio/contratos'
import { ERROS } from '@balcao/dominio/erros'
import { canalDePresencaDoTicket } from '@balcao/dominio/tickets/canais'
import { listarAtendentesDisponiveis } from '@balcao/dominio/tickets/catalogo/contratos'
import { listarSetoresDoTicket, obterTicket } from '@balcao/dominio/tickets/detalhe/contratos'
import { escreverNoHistorico } from '@balcao/dominio/tickets/fluxo/contratos-escrita'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { chaveDoRascunho, lerRascunho } from '../../../../platform/rascunhos.ts'
import { cargaDe } from '../../../../teste/carga.ts'
import { canaisOuvidos, enviadosEm } from '../../../../teste/pusher.ts'
import { recusar, responder, semRede, usarServidor } from '../../../../teste/servidor.ts'
import {
  ACOES,
  ACOES_DO_CLIENTE,
  abrirTicket,
  entradaDe,
  ID,
  servidorDoTicket,
  ticketDe,
} from '../../../../teste/ticket.tsx'
import { useEscreverDaqui } from '../../escrever-daqui.ts'

const servidor = usarServidor()

const CONFLITO = {
  codigo: 'TICKET_MUDOU',
  message: 'Este ticket mudou.',
  mudancas: [{ quando: new Date().toISOString(), quem: 'Beatriz Nogueira', o_que: 'avançou a etapa' }],
}

type Enviado = Record<string, FormDataEntryValue[]>

/** The fields of each message that reached the server. */
function recebendo(resposta: () => Response | null | Promise<null> = () => null) {
  const enviados: Enviado[] = []
  servidor.use(
    responder(escreverNoHistorico, async (pedido) => {
      const campos: Enviado = {}
      for (const [nome, valor] of await pedido.formData()) campos[nome] = [...(campos[nome] ?? []), valor]
      enviados.push(campos)
      return (await resposta()) ?? { id: 9, versao: 6 }
    }),
  )
  return enviados
}

function abrir(ticket = ticketDe(), opcoes?: Parameters<typeof abrirTicket>[0]) {
  const mundo = { ticket, historico: [entradaDe(1)] }
  servidor.use(
    ...servidorDoTicket(mundo),
    responder(listarSetoresDoTicket, {
      itens: [
        { id: 3, nome: 'Logística reversa', atual: true },
        { id: 4, nome: 'Financeiro', atual: false },
      ],
    }),
    responder(listarAtendentesDisponiveis, {
      itens: [
        { id: 20, nome: 'Olavo Pires', setores: [4], abertos: 3 },
        { id: 21, nome: 'Paula Reis', setores: [4], abertos: 1 },
      ],
    }),
  )
  return { mundo, ...abrirTicket(opcoes) }
}

function BotaoDeEncaminhar() {
  const escrever = useEscreverDaqui()
  return (
    <button type="button" onClick={() => escrever('ENCAMINHAMENTO')}>
      Encaminhar daqui
    </button>
  )
}

const campo = () => screen.findByRole('textbox', { name: 'Mensagem' })
const botao = (nome: string) => screen.getByRole('button', { name: nome })

describe('escrever no ticket', () => {
  it('TIC-04 publica a mensagem sem versão, e o campo volta vazio', async () => {
    const enviados = recebendo()
    const { usuario, mundo } = abrir()
    await usuario.type(await campo(), 'Bom dia{enter}Tudo certo?')
    mundo.historico.unshift(entradaDe(2, { mensagem: 'Chegou' }))
    await usuario.click(botao('Só registrar'))
    expect(await screen.findByText('Chegou')).toBeVisible()
    expect(enviados).toEqual([{ tipo: ['PUBLICO'], mensagem: ['Bom dia\r\nTudo certo?'] }])
    expect(await campo()).toHaveValue('')
    expect(await screen.findByText('Mensagem registrada.')).toBeVisible()
  })

  it('TIC-04 Ctrl+Enter envia uma vez só, por mais que se repita', async () => {
    let soltar = () => {}
    const espera = new Promise<null>((resolver) => {
      soltar = () => resolver(null)
    })
    const enviados = recebendo(() => espera)
    const { usuario } = abrir()
    await usuario.type(await campo(), 'Olá')
    await usuario.keyboard('{Control>}{Enter}{Enter}{/Control}')
    await waitFor(() => expect(enviados).toHaveLength(1))
    await usuario.click(screen.getByRole('button', { name: 'Enviando…' }))
    await usuario.keyboard('{Control>}{Enter}{/Control}')
    soltar()
    await waitFor(async () => expect(await campo()).toHaveValue(''))
    expect(enviados).toHaveLength(1)
  })

  it('MES-04 depois de Ctrl+Enter, e com Esc, o teclado sai do campo, sem esperar a releitura', async () => {
    recebendo()
    const { usuario } = abrir()
    await usuario.type(await campo(), 'Olá')
    await usuario.keyboard('{Escape}')
    expect(await campo()).not.toHaveFocus()
    expect(await campo()).toHaveValue('Olá')
    servidor.use(responder(obterTicket, () => new Promise<never>(() => {})))
    await usuario.click(await campo())
    await usuario.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(async () => expect(await campo()).toHaveValue(''))
    expect(await campo()).not.toHaveFocus()
    expect(screen.getByRole('form', { name: 'Nova mensagem' })).toHaveFocus()
  })

  it('TIC-04 a mensagem interna vai como PRIVADO, e a próxima também', async () => {
    const enviados = recebendo()
    const { usuario } = abrir()
    await usuario.type(await campo(), 'Só para nós')
    await usuario.click(screen.getByRole('radio', { name: 'Privado' }))
    expect(screen.queryByRole('checkbox', { name: /^Aguardar/ })).not.toBeInTheDocument()
    await usuario.click(botao('Registrar mensagem interna'))
    await waitFor(() => expect(enviados).toEqual([{ tipo: ['PRIVADO'], mensagem: ['Só para nós'] }]))
    await waitFor(async () => expect(await campo()).toHaveValue(''))
    expect(screen.getByRole('radio', { name: 'Privado' })).toBeChecked()
    expect(await screen.findByText('Mensagem interna registrada.')).toBeVisible()
  })

  it('ALC-01 o cliente que lê no portal: a tela diz que ele também vai ler, e não pergunta mais nada', async () => {
    const { usuario } = abrir(ticketDe({ clienteLe: true }))
    expect(await campo()).toHaveAttribute('placeholder', expect.stringContaining('O cliente também vai ler.'))
    expect(screen.queryByText(/o cliente não a recebe/)).not.toBeInTheDocument()
    await usuario.click(screen.getByRole('radio', { name: 'Privado' }))
    expect(await campo()).toHaveAttribute('placeholder', expect.stringContaining('O cliente não vê.'))
  })

  it('ALC-05 pelo WhatsApp: a tela diz a que número vai, e o que não cabe lá', async () => {
    const enviados = recebendo()
    abrir(ticketDe({ clienteLe: true, whatsapp: { numero: '551187654321' } }))
    fireEvent.change(await campo(), { target: { value: 'a'.repeat(4097) } })
    expect(screen.getByText(/^Vai pelo WhatsApp para/)).toHaveTextContent(
      'Vai pelo WhatsApp para (11) 98765-4321',
    )
    fireEvent.keyDown(await campo(), { key: 'Enter', ctrlKey: true })
    expect(await screen.findByText(/uma mensagem leva até 4096 caracteres/)).toBeVisible()
    expect(enviados).toEqual([])
  })

  it('ALC-01 sem contato, oferece o e-mail do cliente, e o botão diz se envia ou só registra', async () => {
    servidor.use(responder(listarDestinatarios, { itens: [] }))
    const enviados = recebendo()
    const { usuario } = abrir(ticketDe({ contatoSugerido: { nome: 'Loja', email: 'loja@cliente.com.br' } }))
    await usuario.type(await campo(), 'Olá')
    expect(botao('Só registrar')).toBeInTheDocument()
    expect(screen.getByRole('group', { name: 'Já falei com o cliente por' })).toBeInTheDocument()
    await usuario.click(botao('Enviar para loja@cliente.com.br'))
    expect(screen.queryByRole('group', { name: 'Já falei com o cliente por' })).toBeNull()
    expect(screen.getByLabelText(/^Para/)).toHaveValue('loja@cliente.com.br')
    await usuario.click(botao('Não enviar por e-mail'))
    expect(botao('Só registrar')).toBeInTheDocument()
    await usuario.click(botao('Enviar para loja@cliente.com.br'))
    await usuario.click(botao('Enviar por e-mail'))
    await waitFor(() =>
      expect(enviados).toEqual([{ tipo: ['PUBLICO'], mensagem: ['Olá'], para: ['loja@cliente.com.br'] }]),
    )
  })

  it('ALC-01 por e-mail: a tela diz para quem vai, e a mensagem pode ir a outro', async () => {
    servidor.use(responder(listarDestinatarios, { itens: [] }))
    const enviados = recebendo()
    const correio = { para: 'maria@cliente.com.br', copias: ['jo@cliente.com.br'] }
    const { usuario } = abrir(ticketDe({ clienteLe: true, correio }))
    await usuario.type(await campo(), 'Olá')
    expect(screen.getByText(/^Vai por e-mail para/)).toHaveTextContent(
      'Vai por e-mail para maria@cliente.com.br, com cópia para jo@cliente.com.br',
    )
    expect(await campo()).not.toHaveAttribute('placeholder', expect.stringContaining('também vai ler'))
    await usuario.click(botao('Mudar destinatário'))
    const para = screen.getByLabelText(/^Para/)
    await usuario.clear(para)
    await usuario.type(para, 'nada')
    await usuario.click(botao('Enviar'))
    expect(para).toHaveAccessibleDescription('Formato de e-mail inválido')
    await usuario.clear(para)
    await usuario.type(para, 'ana@cliente.com.br')
    await usuario.click(botao('Enviar'))
    await waitFor(() =>
      expect(enviados).toEqual([
        {
          tipo: ['PUBLICO'],
          mensagem: ['Olá'],
          para: ['ana@cliente.com.br'],
          copias: ['jo@cliente.com.br'],
        },
      ]),
    )
    expect(await screen.findByText('Mensagem registrada: o e-mail está na fila.')).toBeVisible()
  })

  it('ALC-01 sem caminho até o cliente, a tela diz, e deixa escolher um e-mail', async () => {
    const corpos: unknown[] = []
    servidor.use(
      responder(listarDestinatarios, { itens: [] }),
      responder(escolherContato, async (pedido) => {
        corpos.push(await pedido.json())
        return { message: 'Contato do ticket alterado com sucesso', versao: 6 }
      }),
    )
    const { usuario } = abrir()
    await usuario.click(await campo())
    expect(screen.getByText(/o cliente não a recebe por aqui/)).toBeVisible()
    await usuario.click(botao('Escolher um e-mail'))
    const janela = within(await screen.findByRole('dialog', { name: 'Contato do ticket' }))
    await usuario.type(janela.getByLabelText('E-mail'), 'maria@cliente.com.br')
    await usuario.type(janela.getByRole('textbox', { name: 'Cópias' }), 'a@x.com.br, b@x.com.br')
    await usuario.click(janela.getByRole('button', { name: 'Salvar' }))
    await waitFor(() =>
      expect(corpos).toEqual([
        { versao: 5, nome: '', email: 'maria@cliente.com.br', copias: ['a@x.com.br', 'b@x.com.br'] },
      ]),
    )
  })

  it('ALC-01 ALC-06 o cliente que não lê: a tela diz a verdade, e leva por onde já se falou com ele', async () => {
    const enviados = recebendo()
    const { usuario } = abrir()
    expect(await campo()).not.toHaveAttribute('placeholder', expect.stringContaining('também vai ler'))
    expect(screen.getByText(/Esta mensagem fica no portal: o cliente não a recebe por aqui/)).toBeVisible()
    await usuario.type(await campo(), 'Combinado por telefone')
    await usuario.click(screen.getByRole('checkbox', { name: 'WhatsApp' }))
    await usuario.click(screen.getByRole('checkbox', { name: 'Telefone' }))
    expect(screen.getByRole('checkbox', { name: 'WhatsApp' })).not.toBeChecked()
    await usuario.click(botao('Só registrar'))
    await waitFor(() =>
      expect(enviados).toEqual([
        { tipo: ['PUBLICO'], mensagem: ['Combinado por telefone'], contato: ['TELEFONE'] },
      ]),
    )
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Telefone' })).not.toBeChecked())
  })

  it('ALC-06 não se espera a resposta de quem não foi perguntado', async () => {
    const enviados = recebendo()
    const { usuario } = abrir()
    await usuario.type(await campo(), 'Pode mandar a foto?')
    await usuario.click(screen.getByRole('checkbox', { name: /^Aguardar/ }))
    await usuario.click(botao('Só registrar'))
    expect(await screen.findByText('Para aguardar o cliente, diga por onde já falou com ele.')).toBeVisible()
    expect(enviados).toEqual([])
  })

  it('aguardar o cliente pausa o prazo', async () => {
    const enviados = recebendo()
    const { usuario } = abrir(ticketDe({ clienteLe: true }))
    await usuario.type(await campo(), 'Pode mandar a foto?')
    await usuario.click(
      screen.getByRole('checkbox', { name: 'Aguardar resposta do cliente (pausa o prazo)' }),
    )
    await usuario.click(botao('Enviar'))
    await waitFor(() => expect(enviados).toMatchObject([{ aguardarCliente: ['true'] }]))
    expect(await screen.findByText('Mensagem enviada.')).toBeVisible()
  })

  it('TIC-04 aguardar o cliente é o que o servidor deixa, e o rascunho antigo não o leva', async () => {
    const enviados = recebendo()
    const { usuario, mundo, unmount } = abrir()
    await usuario.type(await campo(), 'Pode mandar a foto?')
    await usuario.click(screen.getByRole('checkbox', { name: /^Aguardar/ }))
    unmount()
    abrir({ ...mundo.ticket, acoes: { ...ACOES, aguardar: { permite: false, motivo: null } } })
    expect(await campo()).toHaveValue('Pode mandar a foto?')
    expect(screen.queryByRole('checkbox', { name: /^Aguardar/ })).not.toBeInTheDocument()
    await usuario.click(botao('Só registrar'))
    await waitFor(() => expect(enviados).toHaveLength(1))
    expect(enviados[0]).not.toHaveProperty('aguardarCliente')
  })

  it('GER-14 leva os anexos escolhidos e colados', async () => {
    const enviados = recebendo()
    const { usuario } = abrir()
    const foto = new File(['x'], 'caixa.png', { type: 'image/png' })
    await usuario.upload(await screen.findByLabelText('Anexos da mensagem', { selector: 'input' }), foto)
    const colado = new File(['y'], 'tela.png', { type: 'image/png' })
    fireEvent.paste(document, { clipboardData: { files: [colado] } })
    const lista = await screen.findByRole('list', { name: 'Arquivos anexados' })
    expect(within(lista).getAllByRole('listitem')).toHaveLength(2)
    expect(screen.getByRole('progressbar', { name: 'Uso de anexos' })).toBeVisible()
    await usuario.click(botao('Só registrar'))
    await waitFor(() => expect(enviados).toHaveLength(1))
    const [{ 'arquivos[]': arquivos = [] }] = enviados as [Enviado]
    expect(arquivos.map((arquivo) => (arquivo as File).name)).toEqual(['caixa.png', 'tela.png'])
    await waitFor(() =>
      expect(screen.queryByRole('list', { name: 'Arquivos anexados' })).not.toBeInTheDocument(),
    )
  })

  it('TIC-04 sem texto nem anexo, diz o que falta e não envia', async () => {
    const enviados = recebendo()
    const { usuario } = abrir()
    await campo()
    expect(botao('Só registrar')).toHaveAttribute('aria-disabled', 'true')
    await usuario.click(botao('Só registrar'))
    expect(await campo()).toHaveAccessibleDescription('Campo obrigatório')
    expect(await campo()).toHaveFocus()
    expect(await screen.findByText('Falta corrigir: Mensagem.')).toBeInTheDocument()
    expect(enviados).toEqual([])
  })

  it('TIC-04 o que o servidor recusa fica ao lado do campo, e o texto também', async () => {
    recebendo(() =>
      recusar(422, { codigo: 'CAMPOS_INVALIDOS', message: 'Confira.', campos: { mensagem: 'Longa demais' } }),
    )
    const { usuario } = abrir()
    await usuario.type(await campo(), 'Oi')
    await usuario.click(botao('Só registrar'))
    expect(await screen.findByText('Longa demais')).toBeVisible()
    expect(await campo()).toHaveValue('Oi')
  })

  it('MES-09 o anexo recusado pelo conteúdo é dito pelo nome, junto do campo', async () => {
    const frase = 'foto.png não foi anexado. O conteúdo do arquivo não corresponde a um formato aceito.'
    recebendo(() => recusar(415, { message: 'Não aceito.', campos: { 'arquivos.0': frase } }))
    const { usuario } = abrir()
    await usuario.type(await campo(), 'Oi')
    await usuario.upload(screen.getByLabelText('Anexos da mensagem', { selector: 'input' }), [
      new File(['x'], 'foto.png', { type: 'image/png' }),
    ])
    await usuario.click(botao('Só registrar'))
    expect(await screen.findByText(frase)).toBeVisible()
    await usuario.click(screen.getByRole('button', { name: 'Remover foto.png' }))
    expect(screen.queryByText(frase)).not.toBeInTheDocument()
  })

  const daFalta = (codigo: 'SERVICO_INDISPONIVEL' | 'SEM_ESPACO') => {
    const { status, mensagem } = ERROS[codigo]
    return [mensagem, () => recusar(status, { codigo, message: mensagem })] as const
  }

  it.each([
    ['ERR-03 sem rede', 'Falha na comunicação com o servidor!', () => semRede() as Response],
    ['SEG-06 sem banco', ...daFalta('SERVICO_INDISPONIVEL')],
    ['SEG-06 sem espaço', ...daFalta('SEM_ESPACO')],
  ])('%s, diz e guarda o texto; a segunda vez chega', async (_caso, frase, falha) => {
    let caiu = true
    const enviados = recebendo(() => (caiu ? falha() : null))
    const { usuario } = abrir()
    await usuario.type(await campo(), 'Oi')
    await usuario.click(botao('Só registrar'))
    expect(await screen.findByText(frase)).toBeVisible()
    expect(await campo()).toHaveValue('Oi')
    caiu = false
    await usuario.click(botao('Só registrar'))
    await waitFor(async () => expect(await campo()).toHaveValue(''))
    expect(enviados).toHaveLength(2)
    expect(screen.queryByText(frase)).not.toBeInTheDocument()
  })
})

describe('rascunho', () => {
  it('ERR-01 o texto e a visibilidade sobrevivem à tela fechada, por ticket e por conta', async () => {
    const { usuario, unmount } = abrir()
    await usuario.type(await campo(), 'Ainda não terminei')
    await usuario.click(screen.getByRole('radio', { name: 'Privado' }))
    // A page that is closed now gets no pause to write in: it must be there already.
    const guardado = lerRascunho(chaveDoRascunho(cargaDe('OPERADOR').colaborador.id, `ticket/${ID}`))
    expect(guardado).toMatchObject({ mensagem: 'Ainda não terminei', tipo: 'PRIVADO' })
    unmount()
    const segunda = abrir()
    expect(await campo()).toHaveValue('Ainda não terminei')
    expect(screen.getByRole('radio', { name: 'Privado' })).toBeChecked()
    segunda.unmount()
    const outra = cargaDe('OPERADOR')
    abrir(ticketDe(), { carga: { ...outra, colaborador: { ...outra.colaborador, id: 8 } } })
    expect(await campo()).toHaveValue('')
  })

  it('depois de enviado não volta', async () => {
    recebendo()
    const { usuario, unmount } = abrir()
    await usuario.type(await campo(), 'Pronto')
    await usuario.click(botao('Só registrar'))
    await waitFor(async () => expect(await campo()).toHaveValue(''))
    unmount()
    abrir()
    expect(await campo()).toHaveValue('')
  })

  it('trocar de aba não perde o que se escreve, nem os anexos', async () => {
    const { usuario } = abrir()
    await usuario.type(await campo(), 'Vou ver os produtos')
    const foto = new File(['x'], 'caixa.png', { type: 'image/png' })
    await usuario.upload(screen.getByLabelText('Anexos da mensagem', { selector: 'input' }), foto)
    await usuario.click(screen.getByRole('tab', { name: /^Produtos/ }))
    expect(await screen.findByText('Nenhum produto vinculado ao ticket')).toBeVisible()
    await usuario.click(screen.getByRole('tab', { name: 'Histórico' }))
    expect(await campo()).toHaveValue('Vou ver os produtos')
    expect(screen.getByText('caixa.png')).toBeVisible()
  })
})

describe('encaminhar', () => {
  async function preencher() {
    const tela = abrir()
    await tela.usuario.type(await campo(), 'Conferir crédito')
    await tela.usuario.click(screen.getByRole('radio', { name: 'Encaminhamento' }))
    await tela.usuario.click(screen.getByRole('combobox', { name: 'Setor' }))
    await tela.usuario.click(await screen.findByRole('option', { name: /Financeiro/ }))
    return tela
  }

  it('TIC-12 leva o setor, o operador e a versão que se via', async () => {
    const enviados = recebendo()
    const { usuario } = await preencher()
    await usuario.click(screen.getByRole('combobox', { name: 'Operador' }))
    await usuario.click(await screen.findByRole('option', { name: /Olavo Pires/ }))
    await usuario.click(botao('Encaminhar'))
    await waitFor(() =>
      expect(enviados).toEqual([
        {
          tipo: ['ENCAMINHAMENTO'],
          mensagem: ['Conferir crédito'],
          setor: ['4'],
          operador: ['20'],
          versao: ['5'],
        },
      ]),
    )
    expect(await screen.findByText('Ticket encaminhado.')).toBeVisible()
    expect(screen.getByRole('radio', { name: 'Público' })).toBeChecked()
  })

  it('SEG-05 do alto da tela chega-se ao encaminhamento, já com o teclado no setor', async () => {
    const { usuario } = abrir(ticketDe(), { acoes: () => <BotaoDeEncaminhar /> })
    await usuario.type(await campo(), 'É com vocês')
    await usuario.click(screen.getByRole('tab', { name: /^Produtos/ }))
    await usuario.click(screen.getByRole('button', { name: 'Encaminhar daqui' }))
    expect(screen.getByRole('radio', { name: 'Encaminhamento' })).toBeChecked()
    expect(screen.getByRole('combobox', { name: 'Setor' })).toHaveFocus()
    expect(await campo()).toHaveValue('É com vocês')
  })

  it('MES-04 o que se digitou do setor vale ao sair do campo', async () => {
    const enviados = recebendo()
    const { usuario } = abrir(ticketDe(), { acoes: () => <BotaoDeEncaminhar /> })
    await campo()
    await usuario.click(screen.getByRole('button', { name: 'Encaminhar daqui' }))
    await usuario.keyboard('fin')
    await usuario.tab()
    await usuario.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(enviados.map(({ setor }) => setor)).toEqual([['4']]))
  })

  it('TIC-12 sem o setor não vai', async () => {
    const enviados = recebendo()
    const { usuario } = abrir()
    await campo()
    await usuario.click(screen.getByRole('radio', { name: 'Encaminhamento' }))
    await usuario.click(botao('Encaminhar'))
    expect(await screen.findByText('Campo obrigatório')).toBeVisible()
    expect(enviados).toEqual([])
  })

  it('TIC-13 no conflito diz o que mudou, guarda o texto, e depois envia com a versão nova', async () => {
    let mudou = true
    const enviados = recebendo(() => (mudou ? recusar(409, CONFLITO) : null))
    const { usuario, mundo } = await preencher()
    await usuario.click(botao('Encaminhar'))
    const aviso = await screen.findByRole('alert')
    expect(aviso).toHaveTextContent('Este ticket mudou enquanto você escrevia')
    expect(aviso).toHaveTextContent('Beatriz Nogueira')
    expect(aviso).toHaveTextContent('avançou a etapa')
    expect(await campo()).toHaveValue('Conferir crédito')
    mudou = false
    mundo.ticket = ticketDe({ versao: 8, assunto: 'Assunto novo' })
    await usuario.click(within(aviso).getByRole('button', { name: 'Ver como está agora' }))
    expect(await screen.findByText('Assunto novo')).toBeVisible()
    await waitFor(() => expect(aviso).not.toBeInTheDocument())
    await usuario.click(botao('Encaminhar'))
    await waitFor(() => expect(enviados.map(({ versao }) => versao)).toEqual([['5'], ['8']]))
  })
})

describe('quem pode escrever o quê', () => {
  it('TIC-04 o consumidor final só escreve em público, sem pausar prazos', async () => {
    abrir(ticketDe({ acoes: ACOES_DO_CLIENTE, clienteLe: true }), { carga: cargaDe('CONSUMIDOR_FINAL') })
    expect(await campo()).toHaveAttribute('placeholder', 'Escreva a mensagem.')
    expect(screen.queryByRole('radiogroup')).not.toBeInTheDocument()
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  })

  it('TIC-04 onde não se pode escrever, diz por quê', async () => {
    const nao = { permite: false, motivo: 'Este ticket está arquivado. Desarquive-o para continuar.' }
    abrir(ticketDe({ acoes: { ...ACOES, responder: nao, interno: nao, encaminhar: nao } }))
    expect(await screen.findByText(nao.motivo)).toBeVisible()
    expect(screen.queryByRole('textbox', { name: 'Mensagem' })).not.toBeInTheDocument()
  })

  it('SHL-06 os colegas sabem que estou escrevendo, sem um aviso por tecla', async () => {
    const canal = canalDePresencaDoTicket(ID)
    const { usuario } = abrir()
    await waitFor(() => expect(canaisOuvidos()).toContain(canal))
    await usuario.type(await campo(), 'Olá')
    expect(enviadosEm(canal)).toEqual([{ evento: 'client-escrevendo', dados: { id: 7, escrevendo: true } }])
    await usuario.clear(await campo())
    expect(enviadosEm(canal).at(-1)).toEqual({
      evento: 'client-escrevendo',
      dados: { id: 7, escrevendo: false },
    })
  })
})
