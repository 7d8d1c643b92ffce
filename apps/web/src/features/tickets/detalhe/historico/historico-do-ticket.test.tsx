import { reenviarCorreio } from '@balcao/dominio/correio/contratos'
import { verEmailDaEntrada } from '@balcao/dominio/correio/entrada/contratos'
import { canalDePresencaDoTicket, canalDoTicket, canalInternoDoTicket } from '@balcao/dominio/tickets/canais'
import type { EnvioDaEntrada } from '@balcao/dominio/tickets/detalhe/contratos'
import { baixarAnexo, listarAnexosDoTicket, obterTicket } from '@balcao/dominio/tickets/detalhe/contratos'
import { reenviarPeloWhatsapp } from '@balcao/dominio/whatsapp/contratos'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { cargaDe } from '../../../../teste/carga.ts'
import { canaisOuvidos, emitir, mudarPresenca } from '../../../../teste/pusher.ts'
import { recusar, responder, usarServidor } from '../../../../teste/servidor.ts'
import {
  ACOES_DO_CLIENTE,
  abrirTicket,
  anexoDe,
  entradaDe,
  ID,
  servidorDoTicket,
  ticketDe,
} from '../../../../teste/ticket.tsx'

const servidor = usarServidor()

const entradas = () => within(screen.getByRole('region', { name: 'Histórico' })).getAllByRole('article')
const artigoDe = async (mensagem: string) =>
  (await screen.findByText(mensagem)).closest('article') as HTMLElement

function abrir(historico = [entradaDe(1)], opcoes?: Parameters<typeof abrirTicket>[0], ticket = ticketDe()) {
  const mundo = { ticket, historico }
  servidor.use(...servidorDoTicket(mundo))
  return { mundo, ...abrirTicket(opcoes) }
}

/** The pictures of the ticket, each of which arrives. */
const mostrarFotos = (anexos: ReturnType<typeof anexoDe>[]) =>
  servidor.use(
    responder(baixarAnexo, () => new Response(new Uint8Array([1, 2, 3])) as never),
    responder(listarAnexosDoTicket, { itens: anexos.map((anexo) => ({ ...anexo, autor: null })) }),
  )

describe('histórico', () => {
  it('ALC-06 a mensagem diz por onde se falou com o cliente', async () => {
    abrir([entradaDe(1, { contato: 'WHATSAPP' }), entradaDe(2)])
    expect(await artigoDe('Mensagem 1')).toHaveTextContent('falou com o cliente por WhatsApp')
    expect(await artigoDe('Mensagem 2')).not.toHaveTextContent('falou com o cliente')
  })

  it('ALC-02 o e-mail se abre com formatação, e as imagens de fora só vêm quando pedidas', async () => {
    const pagina = { url: '/sac/correio-recebido/3/pagina?ts=1&token=x', imagens: true }
    servidor.use(
      responder(verEmailDaEntrada, () => ({
        ...{ assunto: 'Oi', texto: 'Inteiro', citado: '' },
        ...{ pagina, temOriginal: true },
      })),
    )
    const porEmail = { email: 'ze@x.test', mais: true, deFora: [] }
    const { usuario } = abrir([entradaDe(1, { porEmail })])
    await usuario.click(await screen.findByRole('button', { name: 'Ver o e-mail inteiro' }))
    expect(await screen.findByText('Inteiro')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Baixar original' })).toBeVisible()
    await usuario.click(screen.getByRole('tab', { name: 'Com formatação' }))
    const moldura = () => screen.getByTitle<HTMLIFrameElement>('E-mail com formatação')
    expect(moldura().getAttribute('src')).toMatch(/\/pagina\?ts=1&token=x$/)
    expect(moldura().getAttribute('sandbox')).not.toMatch(/script|same-origin/)
    await usuario.click(screen.getByRole('button', { name: 'Mostrar imagens' }))
    expect(moldura().getAttribute('src')).toMatch(/&imagens=1$/)
    expect(screen.queryByRole('button', { name: 'Mostrar imagens' })).not.toBeInTheDocument()
  })

  it('TIC-04 as próprias mensagens ficam à direita; as dos outros, não', async () => {
    const minha = entradaDe(2, { colaborador_id: 7, colaborador: { nome: 'Ana Paula Ribeiro' } })
    abrir([minha, entradaDe(1)])
    expect(await artigoDe('Mensagem 2')).toHaveAttribute('data-propria')
    expect(await artigoDe('Mensagem 1')).not.toHaveAttribute('data-propria')
  })

  it.each([
    ['PUBLICO', 'Público', false],
    ['PRIVADO', 'Privado', true],
    ['ENCAMINHAMENTO', 'Encaminhamento', true],
  ] as const)('TIC-04 %s tem a etiqueta %s; restrita: %s', async (tipo, etiqueta, restrita) => {
    abrir([entradaDe(1, { tipo })])
    const artigo = await artigoDe('Mensagem 1')
    expect(within(artigo).getByText(etiqueta)).toBeVisible()
    expect(artigo.hasAttribute('data-restrita')).toBe(restrita)
  })

  it('TIC-04 guarda as quebras de linha e não executa nada do que foi escrito', async () => {
    abrir([entradaDe(1, { mensagem: 'linha um\n<img src=x onerror=alert(1)> javascript:alert(1)' })])
    await screen.findByRole('region', { name: 'Histórico' })
    await waitFor(() => expect(entradas()).toHaveLength(1))
    const [artigo] = entradas() as [HTMLElement]
    expect(artigo.querySelectorAll('br')).toHaveLength(1)
    expect(artigo.querySelector('img, a')).toBeNull()
    expect(artigo).toHaveTextContent('<img src=x onerror=alert(1)> javascript:alert(1)')
  })

  it('TIC-10 o que foi feito é uma linha, com a observação embaixo', async () => {
    abrir([
      entradaDe(2, { acao: 'AVANCO', mensagem: 'Avançou de “A” para “B”.\nTudo conferido' }),
      entradaDe(1, { acao: 'REABERTURA', mensagem: '' }),
    ])
    expect(await artigoDe('Tudo conferido')).toHaveTextContent(/^Carlos Prado · Avançou de “A” para “B”\./)
    expect(entradas()[1]).toHaveTextContent(/^Carlos Prado reabriu o ticket/)
  })

  it('TIC-03 oito por vez, mais oito, ou tudo', async () => {
    const muitas = Array.from({ length: 20 }, (_, i) => entradaDe(20 - i))
    const { usuario } = abrir(muitas)
    await screen.findByText('Mensagem 20')
    expect(entradas()).toHaveLength(8)
    await usuario.click(screen.getByRole('button', { name: 'Carregar mais' }))
    await waitFor(() => expect(entradas()).toHaveLength(16))
    expect(await artigoDe('Mensagem 12')).toHaveFocus()
    await usuario.click(screen.getByRole('button', { name: 'Ver tudo' }))
    await waitFor(() => expect(entradas()).toHaveLength(20))
    expect(screen.queryByRole('button', { name: 'Ver tudo' })).not.toBeInTheDocument()
  })

  it('ENT-04 a imagem abre em um diálogo, com a sessão', async () => {
    const foto = anexoDe(3, { nome_exibicao: 'caixa.png', midia: 'image/png' })
    const { usuario } = abrir([entradaDe(1, { anexos: [foto] })])
    mostrarFotos([foto])
    await usuario.click(await screen.findByRole('button', { name: 'Abrir caixa.png' }))
    const janela = within(await screen.findByRole('dialog', { name: 'caixa.png' }))
    expect(await janela.findByRole('img', { name: 'caixa.png' })).toHaveAttribute(
      'src',
      expect.stringMatching(/^blob:/),
    )
    await usuario.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it('ALC-05 a mensagem de voz se ouve e se baixa', async () => {
    const voz = anexoDe(3, { nome_exibicao: 'whatsapp.ogg', midia: 'audio/ogg' })
    const { usuario } = abrir([entradaDe(1, { anexos: [voz] })])
    mostrarFotos([voz])
    await usuario.click(await screen.findByRole('button', { name: 'Ouvir whatsapp.ogg' }))
    const janela = within(await screen.findByRole('dialog', { name: 'whatsapp.ogg' }))
    const som = await janela.findByLabelText('whatsapp.ogg', { selector: 'audio' })
    expect(som).toHaveAttribute('src', expect.stringMatching(/^blob:/))
    expect(janela.getByRole('button', { name: 'Baixar' })).toBeEnabled()
  })

  it('TIC-09 as setas e os botões passam às outras fotos do ticket, e dizem qual é', async () => {
    const fotoDe = (id: number) => anexoDe(id, { nome_exibicao: `foto-${id}.png`, midia: 'image/png' })
    const { usuario } = abrir([entradaDe(2, { anexos: [fotoDe(5)] }), entradaDe(1, { anexos: [fotoDe(3)] })])
    mostrarFotos([fotoDe(3), anexoDe(4), fotoDe(5), fotoDe(6)])
    await usuario.click(await screen.findByRole('button', { name: 'Abrir foto-3.png' }))
    const anunciada = () => within(screen.getByRole('dialog')).getByRole('status').textContent
    await waitFor(() => expect(anunciada()).toBe('Foto 1 de 3: foto-3.png'))
    const anterior = screen.getByRole('button', { name: 'Foto anterior' })
    expect(anterior).toHaveAttribute('aria-disabled', 'true')
    await usuario.click(anterior)
    expect(anunciada()).toBe('Foto 1 de 3: foto-3.png')
    await usuario.keyboard('{ArrowRight}')
    expect(await screen.findByRole('dialog', { name: 'foto-5.png' })).toBeVisible()
    expect(await screen.findByRole('img', { name: 'foto-5.png' })).toBeVisible()
    const proxima = screen.getByRole('button', { name: 'Próxima foto' })
    await usuario.click(proxima)
    expect(anunciada()).toBe('Foto 3 de 3: foto-6.png')
    expect(proxima).toHaveFocus()
    await usuario.keyboard('{ArrowRight}{ArrowLeft}')
    expect(anunciada()).toBe('Foto 2 de 3: foto-5.png')
  })

  it('ENT-04 o PDF abre em outra aba; se não vier, a aba fecha e a falha é dita', async () => {
    const aba = { location: { replace: vi.fn() }, close: vi.fn() }
    vi.spyOn(window, 'open').mockReturnValue(aba as never)
    const { usuario } = abrir([entradaDe(1, { anexos: [anexoDe(3)] })])
    servidor.use(responder(baixarAnexo, () => new Response('%PDF') as never))
    await usuario.click(await screen.findByRole('button', { name: 'Abrir laudo-3.pdf' }))
    await waitFor(() => expect(aba.location.replace).toHaveBeenCalledWith(expect.stringMatching(/^blob:/)))
    servidor.use(responder(baixarAnexo, () => recusar(404, { message: 'Registro não encontrado.' }) as never))
    await usuario.click(screen.getByRole('button', { name: 'Abrir laudo-3.pdf' }))
    expect(await screen.findByText('laudo-3.pdf: Registro não encontrado.')).toBeVisible()
    expect(aba.close).toHaveBeenCalledOnce()
  })
})

describe('o e-mail de uma entrada', () => {
  const correioDe = (outras: Partial<EnvioDaEntrada> = {}): EnvioDaEntrada => ({
    via: 'EMAIL',
    arquivo: null,
    id: 31,
    estado: 'ENVIADO',
    para: 'maria@cliente.com.br',
    copias: [],
    motivo: null,
    datahora: new Date().toISOString(),
    automatico: false,
    reenviar: { permite: false, motivo: 'Este e-mail já foi enviado.' },
    ...outras,
  })

  it('ALC-01 ao lado fica o que houve: na fila, enviado, recusado e por quê', async () => {
    abrir([
      entradaDe(3, { envios: [correioDe({ estado: 'NA_FILA' })] }),
      entradaDe(2, { envios: [correioDe({ estado: 'RECUSADO', motivo: 'O endereço não existe.' })] }),
      entradaDe(1, { envios: [correioDe({ copias: ['jo@cliente.com.br'] })] }),
    ])
    expect(await artigoDe('Mensagem 3')).toHaveTextContent('Na fila')
    expect(await artigoDe('Mensagem 2')).toHaveTextContent(/Recusado.*O endereço não existe\./)
    const enviada = await artigoDe('Mensagem 1')
    expect(enviada).toHaveTextContent('E-mail para maria@cliente.com.br e jo@cliente.com.br')
    expect(screen.queryByRole('button', { name: 'Reenviar' })).not.toBeInTheDocument()
  })

  it('ALC-01 o incerto só vai de novo quando alguém decide, e para onde', async () => {
    const corpos: unknown[] = []
    servidor.use(
      responder(reenviarCorreio, async (pedido) => {
        corpos.push(await pedido.json())
        return { message: 'E-mail de novo na fila' }
      }),
    )
    const incerto = correioDe({ estado: 'INCERTO', reenviar: { permite: true, motivo: null } })
    const { usuario } = abrir([entradaDe(1, { envios: [incerto] })])
    await usuario.click(await screen.findByRole('button', { name: 'Reenviar' }))
    const janela = within(await screen.findByRole('dialog', { name: 'Reenviar e-mail' }))
    expect(janela.getByText(/pode receber a mensagem duas vezes/)).toBeVisible()
    await usuario.clear(janela.getByRole('textbox', { name: 'Para' }))
    await usuario.type(janela.getByRole('textbox', { name: 'Para' }), 'jo@cliente.com.br')
    await usuario.click(janela.getByRole('button', { name: 'Reenviar' }))
    await waitFor(() => expect(corpos).toEqual([{ para: 'jo@cliente.com.br' }]))
  })
})

describe('o WhatsApp de uma entrada', () => {
  const envioDe = (outras: Partial<EnvioDaEntrada> = {}): EnvioDaEntrada => ({
    via: 'WHATSAPP',
    id: 41,
    estado: 'ENTREGUE',
    para: '551187654321',
    copias: [],
    arquivo: null,
    motivo: null,
    datahora: new Date().toISOString(),
    automatico: false,
    reenviar: { permite: false, motivo: null },
    ...outras,
  })

  it('ALC-05 ao lado fica o que houve com as palavras e com cada arquivo', async () => {
    abrir([
      entradaDe(2, {
        envios: [
          envioDe({ estado: 'LIDO' }),
          envioDe({ id: 42, arquivo: 'laudo.pdf', estado: 'RECUSADO', motivo: 'Passa do tamanho.' }),
        ],
      }),
      entradaDe(1, { envios: [envioDe()] }),
    ])
    const lida = await artigoDe('Mensagem 2')
    expect(lida).toHaveTextContent(/Lido.*WhatsApp para \(11\) 98765-4321/)
    expect(lida).toHaveTextContent(/Recusado.*laudo\.pdf para \(11\) 98765-4321.*Passa do tamanho\./)
    expect(await artigoDe('Mensagem 1')).toHaveTextContent('Entregue')
    expect(screen.queryByRole('button', { name: 'Reenviar' })).not.toBeInTheDocument()
  })

  it('ALC-05 o incerto só vai de novo quando alguém decide, ao mesmo número', async () => {
    const caminhos: string[] = []
    servidor.use(
      responder(reenviarPeloWhatsapp, (pedido) => {
        caminhos.push(new URL(pedido.url).pathname)
        return { message: 'Mensagem de novo na fila do WhatsApp' }
      }),
    )
    const incerto = envioDe({ estado: 'INCERTO', reenviar: { permite: true, motivo: null } })
    const { usuario } = abrir([entradaDe(1, { envios: [incerto] })])
    await usuario.click(await screen.findByRole('button', { name: 'Reenviar' }))
    const janela = within(await screen.findByRole('dialog', { name: 'Reenviar pelo WhatsApp' }))
    expect(janela.getByText(/pode receber a mensagem duas vezes/)).toBeVisible()
    expect(janela.queryByRole('textbox')).not.toBeInTheDocument()
    await usuario.click(janela.getByRole('button', { name: 'Reenviar' }))
    await waitFor(() => expect(caminhos).toHaveLength(1))
    expect(caminhos[0]).toMatch(/whatsapp\/41\/reenviar$/)
  })

  it('ALC-05 o que houve depois aparece sem recarregar', async () => {
    const { mundo } = abrir([entradaDe(1, { envios: [envioDe({ estado: 'ENVIADO' })] })])
    expect(await artigoDe('Mensagem 1')).toHaveTextContent('Enviado')
    await waitFor(() => expect(canaisOuvidos()).toContain(canalInternoDoTicket(ID)))
    mundo.historico[0] = entradaDe(1, { envios: [envioDe({ estado: 'LIDO' })] })
    act(() => emitir(canalInternoDoTicket(ID), 'envio-mudou', { id: ID, muda: ['historico'] }))
    await waitFor(async () => expect(await artigoDe('Mensagem 1')).toHaveTextContent('Lido'))
  })
})

describe('ticket ao vivo', () => {
  const CANAL = canalInternoDoTicket(ID)
  const PRESENCA = canalDePresencaDoTicket(ID)

  it('SHL-06 o que outra pessoa escreve aparece marcado; a versão conhecida não pede nada', async () => {
    const { mundo } = abrir()
    let pedidos = 0
    servidor.use(
      responder(obterTicket, () => {
        pedidos += 1
        return mundo.ticket
      }),
    )
    await screen.findByText('Mensagem 1')
    await waitFor(() => expect(canaisOuvidos()).toContain(CANAL))
    mundo.historico.unshift(entradaDe(2))
    mundo.ticket = ticketDe({ versao: 6, assunto: 'Outro assunto' })
    const antes = pedidos
    act(() => emitir(CANAL, 'ticket-mudou', { id: ID, versao: 5 }))
    act(() => emitir(CANAL, 'ticket-mudou', { id: ID, versao: 6 }))
    expect(within(await artigoDe('Mensagem 2')).getByText('Nova')).toBeVisible()
    expect(within(await artigoDe('Mensagem 1')).queryByText('Nova')).not.toBeInTheDocument()
    expect(await screen.findByText('Outro assunto')).toBeVisible()
    expect(screen.getByText('Novidade no histórico, de Carlos Prado')).toBeInTheDocument()
    expect(pedidos - antes).toBe(1)
  })

  it('SHL-06 o consumidor final ouve só o canal público, e ninguém o vê', async () => {
    abrir([entradaDe(1)], { carga: cargaDe('CONSUMIDOR_FINAL') }, ticketDe({ acoes: ACOES_DO_CLIENTE }))
    await waitFor(() => expect(canaisOuvidos()).toEqual([canalDoTicket(ID)]))
  })

  it('SHL-06 diz quem está vendo e quem está escrevendo', async () => {
    abrir()
    await waitFor(() => expect(canaisOuvidos()).toContain(PRESENCA))
    act(() => mudarPresenca(PRESENCA, '7', { nome: 'Ana Paula Ribeiro' }))
    act(() => mudarPresenca(PRESENCA, '8', { nome: 'Maria Souza' }))
    act(() => mudarPresenca(PRESENCA, '9', { nome: 'João Lima' }))
    expect(await screen.findByText('Maria e João estão vendo')).toBeVisible()
    act(() => emitir(PRESENCA, 'client-escrevendo', { id: 8, escrevendo: true }, { user_id: '9' }))
    expect(await screen.findByText('João está escrevendo… · Maria está vendo')).toBeVisible()
    act(() => mudarPresenca(PRESENCA, '9', null))
    expect(await screen.findByText('Maria está vendo')).toBeVisible()
  })
})
