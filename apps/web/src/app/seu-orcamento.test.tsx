import {
  abrirOrcamentoPeloLink,
  aceitarOrcamentoPeloLink,
  perguntarPeloLink,
  recusarOrcamentoPeloLink,
  verOrcamentoPeloLink,
} from '@balcao/dominio/orcamentos/link'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { abrirPortal, respostasDoPortal } from '../teste/abrir-portal.tsx'
import { orcamentoDoCliente } from '../teste/orcamento-do-cliente.ts'
import { recusar, responder, semRede, usarServidor } from '../teste/servidor.ts'

const servidor = usarServidor()
let aberturas = 0
beforeEach(() => {
  aberturas = 0
})
const abrir = (caminho = '/seu-orcamento?token=abc&negocio=aurora') => {
  servidor.use(
    ...respostasDoPortal(),
    responder(abrirOrcamentoPeloLink, () => {
      aberturas += 1
      return {}
    }),
  )
  return abrirPortal(caminho, { conectado: false })
}
const mostrar = (...situacoes: Parameters<typeof orcamentoDoCliente>[0][]) => {
  const fila = situacoes.map(orcamentoDoCliente)
  const tokens: unknown[] = []
  servidor.use(
    responder(verOrcamentoPeloLink, ({ url }) => {
      tokens.push(new URL(url).searchParams.get('token'))
      return (fila.length > 1 ? fila.shift() : fila[0]) ?? orcamentoDoCliente()
    }),
  )
  return tokens
}
const aceitar = async (usuario: ReturnType<typeof abrir>['usuario'], nome = 'Ana Lima') => {
  await usuario.type(await screen.findByLabelText(/Seu nome/), nome)
  const botao = screen.getByRole('button', { name: 'Aceitar orçamento' })
  await waitFor(() => expect(botao).not.toHaveAttribute('aria-disabled'))
  await usuario.click(botao)
}

describe('/seu-orcamento', () => {
  it('VEN-02 mostra o orçamento sem sessão; ver não aceita', async () => {
    const tokens = mostrar({})
    abrir()
    expect(await screen.findByRole('heading', { level: 1, name: 'Orçamento 77' })).toBeVisible()
    expect(screen.getByText(/Valores válidos até 25\/11\/2026/)).toBeVisible()
    expect(screen.getByText('Farinha de trigo 25 kg')).toBeVisible()
    expect(screen.getByText('Pagamento pendente')).toBeVisible()
    expect(screen.getByText('Total', { selector: 'dt' }).nextElementSibling).toHaveTextContent('R$ 121,00')
    expect(screen.getByRole('link', { name: 'bruno@aurora.test' })).toBeVisible()
    expect(tokens).toEqual(['abc'])
  })

  it('VEN-02 aceita o que se mostrou, com o nome de quem aceita, e o diz', async () => {
    mostrar({}, { situacao: 'ACEITO', aceite: { em: '2026-11-11T12:00:00Z', por: 'Ana Lima' } })
    const corpos: unknown[] = []
    servidor.use(
      responder(aceitarOrcamentoPeloLink, async (request) => {
        corpos.push(await request.json())
        return { message: 'Aceito.', aceite: { em: '2026-11-11T12:00:00Z', por: 'Ana Lima' } }
      }),
    )
    const { usuario } = abrir()
    await aceitar(usuario)
    expect(await screen.findByText(/Aceito em 11\/11\/2026 09:00, por Ana Lima/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Aceitar orçamento' })).not.toBeInTheDocument()
    // The total that was seen, too: a coupon ends without a new version.
    expect(corpos).toEqual([
      { token: 'abc', versao: 3, vlTot: 121, nome: 'Ana Lima', documento: '', observacao: '' },
    ])
  })

  it('VEN-02 diz que foi aberto depois de visto por um momento; fora da vista não', async () => {
    const visto = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    const guiado = vi.spyOn(navigator, 'webdriver', 'get').mockReturnValue(false)
    onTestFinished(() => {
      visto.mockRestore()
      guiado.mockRestore()
    })
    mostrar({})
    abrir()
    await screen.findByRole('heading', { level: 1, name: 'Orçamento 77' })
    expect(aberturas).toBe(0)
    visto.mockReturnValue('visible')
    fireEvent(document, new Event('visibilitychange'))
    await waitFor(() => expect(aberturas).toBe(1))
  })

  it('VEN-02 o total e Aceitar estão à vista, e levam ao aceite', async () => {
    mostrar({})
    const { usuario } = abrir()
    const barra = await screen.findByRole('region', { name: 'Total do orçamento' })
    expect(barra).toHaveTextContent('R$ 121,00')
    await usuario.click(within(barra).getByRole('button', { name: 'Aceitar' }))
    expect(screen.getByLabelText(/Seu nome/)).toHaveFocus()
  })

  it('VEN-02 recusa com o motivo, e ainda pode aceitar', async () => {
    mostrar({}, { situacao: 'RECUSADO', recusadoEm: '2026-11-11T12:00:00Z', versao: 4 })
    const corpos: unknown[] = []
    servidor.use(
      responder(recusarOrcamentoPeloLink, async (request) => {
        corpos.push(await request.json())
        return { message: 'Recusa registrada.' }
      }),
    )
    const { usuario } = abrir()
    await usuario.click(await screen.findByRole('button', { name: 'Recusar' }))
    await usuario.type(screen.getByLabelText(/Por que não serve/), 'Comprei de outro')
    await usuario.type(screen.getByLabelText(/Quem fala/), 'Ana Lima')
    const botao = screen.getByRole('button', { name: 'Recusar orçamento' })
    await waitFor(() => expect(botao).not.toHaveAttribute('aria-disabled'))
    await usuario.click(botao)
    expect(await screen.findByText(/Recusado em 11\/11\/2026 09:00/)).toBeVisible()
    expect(corpos).toEqual([{ token: 'abc', versao: 3, nome: 'Ana Lima', motivo: 'Comprei de outro' }])
    expect(screen.queryByRole('button', { name: 'Recusar' })).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Aceitar orçamento' })).toBeVisible()
  })

  it('VEN-02 pergunta a quem fez o orçamento; o que se digitou fica quando não vai', async () => {
    mostrar({})
    servidor.use(responder(perguntarPeloLink, recusar(429, { message: 'Já há muitas perguntas.' })))
    const { usuario } = abrir()
    await usuario.click(await screen.findByRole('button', { name: 'Fazer uma pergunta' }))
    await usuario.type(screen.getByLabelText(/Sua pergunta/), 'Entrega no sábado?')
    await usuario.type(screen.getByLabelText(/Quem fala/), 'Ana Lima')
    const botao = screen.getByRole('button', { name: 'Enviar pergunta' })
    await waitFor(() => expect(botao).not.toHaveAttribute('aria-disabled'))
    await usuario.click(botao)
    expect(await screen.findByText('Já há muitas perguntas.')).toBeVisible()
    expect(screen.getByLabelText(/Sua pergunta/)).toHaveValue('Entrega no sábado?')
    const perguntas: unknown[] = []
    servidor.use(
      responder(perguntarPeloLink, async (pedido) => {
        perguntas.push(await pedido.json())
        return { message: 'Pergunta enviada.' }
      }),
    )
    await usuario.click(botao)
    expect(await screen.findByText('Pergunta enviada.')).toBeVisible()
    expect(perguntas).toEqual([{ token: 'abc', nome: 'Ana Lima', texto: 'Entrega no sábado?' }])
    expect(screen.queryByLabelText(/Sua pergunta/)).not.toBeInTheDocument()
  })

  it('VEN-02 o que falta não aparece; Voltar desiste; a recusa do que já mudou mostra como está', async () => {
    const tokens = mostrar(
      {
        ...{ obsCliente: 'Sem troca', obsEntrega: 'Portão 2', pagamento: null },
        frete: { tipo: 'FOB', transportadora: null, prazo: 1 },
        vendedor: { nome: 'Bruno', telefone: '11987654321', email: 'b@x.test' },
      },
      { situacao: 'RECUSADO', versao: 4 },
    )
    servidor.use(responder(recusarOrcamentoPeloLink, recusar(409, { message: 'Este orçamento mudou.' })))
    const { usuario } = abrir()
    const ditas = await screen.findByRole('region', { name: 'Observações' })
    expect(ditas).toHaveTextContent('Sem trocaEntrega: Portão 2')
    expect(screen.getByText('FOB · 1 dia')).toBeVisible()
    expect(screen.queryByText(/^Link de pagamento/)).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: '(11) 98765-4321' })).toHaveAttribute('href', 'tel:11987654321')
    await usuario.click(screen.getByRole('button', { name: 'Fazer uma pergunta' }))
    await usuario.click(screen.getByRole('button', { name: 'Voltar' }))
    await usuario.click(screen.getByRole('button', { name: 'Recusar' }))
    await usuario.type(screen.getByLabelText(/Por que não serve/), 'Caro')
    await usuario.type(screen.getByLabelText(/Quem fala/), 'Ana Lima')
    const botao = screen.getByRole('button', { name: 'Recusar orçamento' })
    await waitFor(() => expect(botao).not.toHaveAttribute('aria-disabled'))
    await usuario.click(botao)
    expect(await screen.findByText('Este orçamento mudou.')).toBeVisible()
    expect(await screen.findByText(/^Recusado\. Quem fez/)).toBeVisible()
    expect(tokens).toHaveLength(2)
  })

  it('VEN-02 mudou enquanto se via: diz, mostra como está e não aceita por engano', async () => {
    mostrar({}, { versao: 4, totais: { ...orcamentoDoCliente().totais, vlTot: 150 } })
    servidor.use(
      responder(
        aceitarOrcamentoPeloLink,
        recusar(409, { codigo: 'ORCAMENTO_MUDOU', message: 'Este orçamento mudou.' }),
      ),
    )
    const { usuario } = abrir()
    await aceitar(usuario)
    expect(await screen.findByText('Este orçamento mudou.')).toBeVisible()
    const barra = screen.getByRole('region', { name: 'Total do orçamento' })
    await waitFor(() => expect(barra).toHaveTextContent('R$ 150,00'))
    expect(screen.getByLabelText(/Seu nome/)).toHaveValue('Ana Lima')
  })

  it.each([
    ['PEDIDO', 'Este orçamento já virou pedido.'],
    ['ENCERRADO', /Este orçamento foi encerrado/],
  ] as const)('VEN-02 %s não oferece aceite', async (situacao, texto) => {
    mostrar({ situacao })
    abrir()
    expect(await screen.findByText(texto)).toBeVisible()
    expect(screen.queryByLabelText(/Seu nome/)).not.toBeInTheDocument()
  })

  it('VEN-02 um link que não vale é dito, sem outra tentativa; sem código também', async () => {
    servidor.use(
      responder(
        verOrcamentoPeloLink,
        recusar(404, { codigo: 'LINK_DE_ORCAMENTO_INVALIDO', message: 'Este link não vale mais.' }),
      ),
    )
    const { roteador } = abrir()
    expect(await screen.findByRole('alert')).toHaveTextContent('Este link não vale mais.')
    expect(screen.queryByRole('button', { name: 'Tentar novamente' })).not.toBeInTheDocument()
    await roteador.navigate({ to: '/seu-orcamento', search: { token: '', negocio: '' } })
    expect(await screen.findByText(/O endereço não está completo/)).toBeVisible()
  })

  it('ERR-03 sem rede se pode tentar de novo', async () => {
    servidor.use(responder(verOrcamentoPeloLink, () => semRede() as Response))
    const { usuario } = abrir()
    const tentar = await screen.findByRole('button', { name: 'Tentar novamente' })
    mostrar({})
    await usuario.click(tentar)
    expect(await screen.findByRole('heading', { level: 1, name: 'Orçamento 77' })).toBeVisible()
  })
})
