import {
  redefinirSenha,
  requisitarRedefinicao,
  validarTokenDeRedefinicao,
} from '@balcao/dominio/acesso/contratos'
import { confirmarEmail, desfazerTrocaDeEmail } from '@balcao/dominio/conta/contratos'
import { MENSAGENS_DE_SENHA_FRACA } from '@balcao/dominio/conta/senha-fraca'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { CHAVES_DO_NEGOCIO } from '../platform/ambiente.ts'
import { abrirPortal, respostasDoPortal } from '../teste/abrir-portal.tsx'
import { recusar, responder, semRede, usarServidor } from '../teste/servidor.ts'
import { provarRecusa } from '../teste/valor-recusado.ts'

const servidor = usarServidor()
const abrir = (caminho: string) => {
  servidor.use(...respostasDoPortal())
  return abrirPortal(caminho, { conectado: false })
}
const naPagina = async (titulo: string) =>
  expect(await screen.findByRole('heading', { level: 1, name: titulo })).toBeVisible()

describe('páginas sem sessão', () => {
  it('AUT-06 AUT-07 a entrada leva à nova conta e à redefinição, e de volta', async () => {
    const { usuario } = abrir('/login')
    await usuario.click(await screen.findByRole('link', { name: 'Criar conta' }))
    await naPagina('Criar conta')
    await usuario.click(screen.getByRole('link', { name: 'Esqueci minha senha' }))
    await naPagina('Esqueci minha senha')
    await usuario.click(screen.getByRole('link', { name: 'Voltar para a entrada' }))
    await naPagina('Entrar no portal')
  })

  it('AUT-06 sem a verificação de segurança o pedido não sai, e a tela diz por quê', async () => {
    servidor.use(responder(requisitarRedefinicao, { message: 'nunca' }))
    const { usuario } = abrir('/esqueci-senha')
    await usuario.type(await screen.findByLabelText('CPF'), '52998224725')
    const botao = screen.getByRole('button', { name: 'Enviar link' })
    await waitFor(() => expect(botao).not.toHaveAttribute('aria-disabled'))
    await usuario.click(botao)
    expect(await screen.findByRole('alert')).toHaveTextContent('Em manutenção')
    expect(screen.queryByText('nunca')).not.toBeInTheDocument()
  })
})

describe('/redefinir-senha', () => {
  it('AUT-06 SEG-03 confere o link ao abrir, recusa uma senha fraca e troca a senha', async () => {
    const tokens: unknown[] = []
    servidor.use(
      responder(validarTokenDeRedefinicao, async (request) => {
        tokens.push(await request.json())
        return { valido: true as const }
      }),
      responder(redefinirSenha, async (request) => {
        tokens.push(await request.json())
        return { message: 'Senha redefinida.' }
      }),
    )
    const { usuario } = abrir('/redefinir-senha?token=abc&negocio=aurora')
    const nova = await screen.findByLabelText('Nova senha')
    await usuario.type(nova, 'qwerty')
    await usuario.tab()
    expect(await screen.findByText(MENSAGENS_DE_SENHA_FRACA.sequencia)).toBeVisible()
    await usuario.clear(nova)
    await usuario.type(nova, 'outra senha')
    await usuario.type(screen.getByLabelText('Repita a nova senha'), 'outra senha')
    const botao = screen.getByRole('button', { name: 'Salvar senha nova' })
    await waitFor(() => expect(botao).not.toHaveAttribute('aria-disabled'))
    await usuario.click(botao)
    expect(await screen.findByText('Senha redefinida.')).toBeVisible()
    expect(tokens).toEqual([{ token: 'abc' }, { token: 'abc', senha: 'outra senha' }])
    expect(screen.getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', '/login')
  })

  it('AUT-06 um link que não vale leva a pedir outro', async () => {
    servidor.use(
      responder(
        validarTokenDeRedefinicao,
        recusar(422, { codigo: 'LINK_DE_REDEFINICAO_INVALIDO', message: 'Este link não vale mais.' }),
      ),
    )
    abrir('/redefinir-senha?token=velho')
    expect(await screen.findByRole('alert')).toHaveTextContent('Este link não vale mais.')
    expect(screen.getByRole('link', { name: 'Pedir outro link' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Tentar novamente' })).not.toBeInTheDocument()
    expect(screen.queryByLabelText('Nova senha')).not.toBeInTheDocument()
  })

  it('ERR-03 sem rede o link pode ser conferido de novo', async () => {
    servidor.use(responder(validarTokenDeRedefinicao, () => semRede() as Response))
    const { usuario } = abrir('/redefinir-senha?token=abc')
    const tentar = await screen.findByRole('button', { name: 'Tentar novamente' })
    servidor.use(responder(validarTokenDeRedefinicao, { valido: true as const }))
    await usuario.click(tentar)
    expect(await screen.findByLabelText('Nova senha')).toBeVisible()
  })

  it('NEG-03 o link de outro negócio abre nele', async () => {
    const recarregar = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
    servidor.use(responder(validarTokenDeRedefinicao, recusar(422, { message: 'x' })))
    abrir('/redefinir-senha?token=abc&negocio=boreal')
    await waitFor(() => expect(recarregar).toHaveBeenCalled())
    expect(localStorage.getItem(CHAVES_DO_NEGOCIO.api)).toBe('/api/boreal')
  })
})

describe.each([
  ['/confirmar-email', 'Confirmar e-mail', 'Confirmar e-mail', confirmarEmail],
  ['/desfazer-email', 'Desfazer troca de e-mail', 'Desfazer a troca', desfazerTrocaDeEmail],
] as const)('%s', (caminho, titulo, botao, contrato) => {
  it('SEG-02 abrir não muda nada; o botão pede, uma vez', async () => {
    const pedidos: unknown[] = []
    servidor.use(
      responder(contrato, async (request) => {
        pedidos.push(await request.json())
        return { message: 'Feito.' }
      }),
    )
    const { usuario } = abrir(`${caminho}?token=abc&negocio=aurora`)
    await naPagina(titulo)
    const acao = await screen.findByRole('button', { name: botao })
    await waitFor(() => expect(acao).toBeEnabled())
    expect(pedidos).toEqual([])
    await usuario.click(acao)
    expect(await screen.findByText('Feito.')).toBeVisible()
    expect(pedidos).toEqual([{ token: 'abc' }])
    expect(screen.queryByRole('button', { name: botao })).not.toBeInTheDocument()
  })

  it('SEG-02 um link que não vale é dito, sem botão; sem token também', async () => {
    servidor.use(
      responder(contrato, recusar(422, { codigo: 'LINK_DE_EMAIL_INVALIDO', message: 'Não vale mais.' })),
    )
    const { usuario, roteador } = abrir(`${caminho}?token=velho`)
    const acao = await screen.findByRole('button', { name: botao })
    await waitFor(() => expect(acao).toBeEnabled())
    await usuario.click(acao)
    expect(await screen.findByRole('alert')).toHaveTextContent('Não vale mais.')
    expect(screen.queryByRole('button', { name: botao })).not.toBeInTheDocument()
    await roteador.navigate({ to: caminho, search: { token: '', negocio: '' } })
    expect(await screen.findByText(/não traz o código/)).toBeVisible()
  })
})

it('GER-09, AUT-06 um CPF que não cabe fica no campo, e o pedido não sai', async () => {
  const { usuario } = abrir('/esqueci-senha')
  await provarRecusa('features/acesso/esqueci-senha/pagina-de-esqueci-senha.tsx', {
    ...{ usuario, servidor, texto: '529982247251', colado: true },
    campo: await screen.findByLabelText('CPF'),
    enviar: () => usuario.click(screen.getByRole('button', { name: 'Enviar link' })),
  })
})
