import {
  alterarDadosDaConta,
  cancelarTrocaDeEmail,
  obterDadosDaConta,
  reenviarConfirmacaoDeEmail,
} from '@balcao/dominio/conta/contratos'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { chaveDoRascunho, guardarRascunho, lerRascunho } from '../../../platform/rascunhos.ts'
import { abrirPortal, respostasDoPortal } from '../../../teste/abrir-portal.tsx'
import { recusar, responder, usarServidor } from '../../../teste/servidor.ts'
import { provarRecusa } from '../../../teste/valor-recusado.ts'

const servidor = usarServidor()
const DADOS = {
  id: 7,
  cpf: '52998224725',
  nome: 'Ana Paula Ribeiro',
  dtNasc: '1990-05-20',
  tel: '11987654321',
  email: 'ana@aurora.test',
  versao: 3,
  emailPendente: null as { email: string; expiraEm: string } | null,
}
let enviados: object[] = []

beforeEach(() => {
  enviados = []
  servidor.use(
    ...respostasDoPortal(),
    responder(obterDadosDaConta, DADOS),
    responder(alterarDadosDaConta, async (request) => {
      const { senha: _, ...corpo } = await request.clone().json()
      enviados.push(await request.json())
      return { ...DADOS, ...corpo, versao: DADOS.versao + 1 }
    }),
  )
})

async function abrir() {
  const portal = abrirPortal('/conta/dados')
  await screen.findByLabelText('Nome completo')
  return portal
}
const campo = (rotulo: string) => screen.getByRole<HTMLInputElement>('textbox', { name: rotulo })
const salvar = () => screen.getByRole('button', { name: 'Salvar' })

describe('/conta/dados', () => {
  it('AUT-08 mostra os dados e só deixa salvar o que mudou e vale', async () => {
    const { usuario } = await abrir()
    expect(campo('CPF')).toHaveValue('529.982.247-25')
    expect(campo('CPF')).toHaveAttribute('readonly')
    expect(campo('Telefone')).toHaveValue('(11) 987654321')
    expect(campo('Data de nascimento')).toHaveValue('20/05/1990')
    expect(salvar()).toHaveAttribute('aria-disabled', 'true')
    await usuario.clear(campo('Data de nascimento'))
    await usuario.type(campo('Nome completo'), ' Lima')
    await waitFor(() => expect(salvar()).not.toHaveAttribute('aria-disabled'))
    await usuario.click(salvar())
    expect(await screen.findByText('Dados da conta atualizados.')).toBeVisible()
    expect(enviados).toEqual([
      { nome: 'Ana Paula Ribeiro Lima', dtNasc: null, tel: DADOS.tel, email: DADOS.email, versao: 3 },
    ])
    await waitFor(() => expect(salvar()).toHaveAttribute('aria-disabled', 'true'))
    await usuario.click(screen.getByRole('button', { name: 'Ok, fechar' }))
    expect(screen.queryByText('Dados da conta atualizados.')).not.toBeInTheDocument()
  })

  it.each([
    ['Nome completo', 'Ana', 'Informe seu nome e sobrenome'],
    ['Data de nascimento', '31021990', 'Data inválida'],
    ['Data de nascimento', '01012999', 'Data inválida'],
    ['Telefone', '1198', 'Telefone inválido'],
    ['E-mail', 'ana@', 'E-mail inválido'],
  ])('AUT-08 %s %j: %s', async (rotulo, valor, mensagem) => {
    const { usuario } = await abrir()
    await usuario.clear(campo(rotulo))
    await usuario.type(campo(rotulo), valor)
    await usuario.tab()
    await waitFor(() => expect(campo(rotulo)).toHaveAccessibleDescription(new RegExp(mensagem)))
    expect(salvar()).toHaveAttribute('aria-disabled', 'true')
  })

  it('GER-09 sem mudança, Salvar diz que nada foi alterado; com erro, diz qual campo e vai até ele', async () => {
    const { usuario } = await abrir()
    await usuario.click(salvar())
    expect(await screen.findByText('Nada foi alterado.')).toBeVisible()
    await usuario.clear(campo('E-mail'))
    await usuario.click(campo('Nome completo'))
    await usuario.click(salvar())
    expect(await screen.findByText('Falta corrigir: E-mail.')).toBeInTheDocument()
    expect(campo('E-mail')).toHaveFocus()
    expect(enviados).toEqual([])
  })

  it('ERR-02 a recusa do servidor aparece, o texto fica e o erro pode ser fechado', async () => {
    servidor.use(
      responder(
        alterarDadosDaConta,
        recusar(409, { codigo: 'ALTERADO_POR_OUTRA_PESSOA', message: 'Mudou.' }),
      ),
    )
    const { usuario } = await abrir()
    await usuario.type(campo('Nome completo'), ' Lima')
    await waitFor(() => expect(salvar()).not.toHaveAttribute('aria-disabled'))
    await usuario.click(salvar())
    expect(await screen.findByRole('alert')).toHaveTextContent('Mudou.')
    expect(campo('Nome completo')).toHaveValue('Ana Paula Ribeiro Lima')
    await usuario.click(screen.getByRole('button', { name: 'Ok, fechar' }))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('o campo recusado pelo servidor recebe o texto', async () => {
    servidor.use(
      responder(
        alterarDadosDaConta,
        recusar(422, { message: 'Confira.', campos: { email: 'E-mail inválido' } }),
      ),
    )
    const { usuario } = await abrir()
    await usuario.type(campo('Nome completo'), ' Lima')
    await waitFor(() => expect(salvar()).not.toHaveAttribute('aria-disabled'))
    await usuario.click(salvar())
    await waitFor(() => expect(campo('E-mail')).toHaveAccessibleDescription('E-mail inválido'))
    expect(campo('E-mail')).toHaveFocus()
  })

  describe('SEG-02 outro e-mail', () => {
    const PENDENTE = { email: 'ana@novo.test', expiraEm: '2026-11-16T15:00:00Z' }
    const senha = () => screen.queryByLabelText('Sua senha')
    /** The server of a change that waits: the address stays, the new one is pending. */
    function comPendencia(inicial: typeof DADOS.emailPendente) {
      let emailPendente = inicial
      let versao = DADOS.versao
      const atual = () => ({ ...DADOS, emailPendente, versao })
      servidor.use(
        responder(obterDadosDaConta, atual),
        responder(alterarDadosDaConta, async (request) => {
          enviados.push(await request.json())
          emailPendente = PENDENTE
          return atual()
        }),
        responder(cancelarTrocaDeEmail, () => {
          emailPendente = null
          return { message: 'Troca de e-mail cancelada.' }
        }),
        responder(reenviarConfirmacaoDeEmail, { message: 'Enviamos outro link.' }),
      )
      return {
        confirmar: () => {
          servidor.use(
            responder(obterDadosDaConta, () => ({ ...DADOS, email: PENDENTE.email, versao: versao + 1 })),
          )
          versao += 1
        },
      }
    }
    async function trocar() {
      const portal = await abrir()
      expect(senha()).not.toBeInTheDocument()
      await portal.usuario.clear(campo('E-mail'))
      await portal.usuario.type(campo('E-mail'), PENDENTE.email)
      return portal
    }

    it('SEG-02 pede a senha, que não fica no rascunho, e mostra o que aguarda confirmação', async () => {
      comPendencia(null)
      const { usuario } = await trocar()
      expect(salvar()).toHaveAttribute('aria-disabled', 'true')
      await usuario.type(senha() as HTMLElement, 'balcao123')
      expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('balcao123')
      await waitFor(() => expect(salvar()).not.toHaveAttribute('aria-disabled'))
      await usuario.click(salvar())
      expect(await screen.findByText('Aguardando confirmação de ana@novo.test')).toBeVisible()
      expect(screen.getByText(/O e-mail muda quando for confirmado/)).toBeVisible()
      expect(enviados).toMatchObject([{ email: PENDENTE.email, senha: 'balcao123', versao: 3 }])
      expect(campo('E-mail')).toHaveValue(DADOS.email)
      expect(senha()).not.toBeInTheDocument()
    })

    it('SEG-02 a senha errada é dita no campo dela, que recebe o foco', async () => {
      servidor.use(
        responder(
          alterarDadosDaConta,
          recusar(422, { message: 'Confira.', campos: { senha: 'Senha incorreta' } }),
        ),
      )
      const { usuario } = await trocar()
      await usuario.type(senha() as HTMLElement, 'errada')
      await waitFor(() => expect(salvar()).not.toHaveAttribute('aria-disabled'))
      await usuario.click(salvar())
      await waitFor(() => expect(senha()).toHaveAccessibleDescription(/Senha incorreta/))
      expect(senha()).toHaveFocus()
      expect(campo('E-mail')).toHaveValue(PENDENTE.email)
    })

    it('SEG-02 o pendente pode ser reenviado e cancelado', async () => {
      comPendencia(PENDENTE)
      const { usuario } = await abrir()
      await usuario.click(await screen.findByRole('button', { name: 'Reenviar' }))
      expect(await screen.findByText('Enviamos outro link.')).toBeVisible()
      await usuario.click(screen.getByRole('button', { name: 'Cancelar' }))
      await waitFor(() => expect(screen.queryByText(/Aguardando confirmação/)).not.toBeInTheDocument())
    })

    it('SEG-02 confirmado em outra janela, o novo aparece quando os dados são lidos de novo', async () => {
      const { confirmar } = comPendencia(PENDENTE)
      const { usuario } = await abrir()
      confirmar()
      await usuario.click(await screen.findByRole('button', { name: 'Reenviar' }))
      await waitFor(() => expect(campo('E-mail')).toHaveValue(PENDENTE.email))
      expect(screen.queryByText(/Aguardando confirmação/)).not.toBeInTheDocument()
    })
  })

  describe('rascunho', () => {
    const chave = () => chaveDoRascunho(7, 'conta/dados')

    it('ERR-01 o que se digita fica guardado, e some ao salvar ou desfazer', async () => {
      const { usuario } = await abrir()
      expect(lerRascunho(chave())).toBeNull()
      await usuario.type(campo('Nome completo'), ' Lima')
      expect(lerRascunho(chave())).toMatchObject({ nome: 'Ana Paula Ribeiro Lima' })
      await usuario.click(screen.getByRole('button', { name: 'Desfazer' }))
      expect(campo('Nome completo')).toHaveValue('Ana Paula Ribeiro')
      await waitFor(() => expect(lerRascunho(chave())).toBeNull())
      await usuario.type(campo('Nome completo'), ' Dias')
      await waitFor(() => expect(salvar()).not.toHaveAttribute('aria-disabled'))
      await usuario.click(salvar())
      await screen.findByText('Dados da conta atualizados.')
      await waitFor(() => expect(lerRascunho(chave())).toBeNull())
    })

    it.each([
      ['Recuperar', 'Ana Rascunho', '(21) 33334444'],
      ['Descartar', 'Ana Paula Ribeiro', '(11) 987654321'],
    ])('ERR-01 é oferecido na volta: %s', async (escolha, nome, telefone) => {
      guardarRascunho(chave(), { ...DADOS, nome: 'Ana Rascunho', tel: '2133334444' })
      const { usuario } = await abrir()
      expect(campo('Nome completo')).toHaveValue('Ana Paula Ribeiro')
      await usuario.click(screen.getByRole('button', { name: escolha }))
      expect(campo('Nome completo')).toHaveValue(nome)
      expect(campo('Telefone')).toHaveValue(telefone)
      expect(screen.queryByRole('button', { name: escolha })).not.toBeInTheDocument()
      expect(lerRascunho(chave()) !== null).toBe(escolha === 'Recuperar')
    })
  })
})

it.each([
  ['Data de nascimento', '99/99/1990', false],
  ['Telefone', '0119876543210987', true],
])('GER-09, AUT-08 %s que não vale não vai, nem some', async (rotulo, texto, colado) => {
  const { usuario } = await abrir()
  await provarRecusa('features/conta/dados/formulario-de-dados.tsx', {
    ...{ usuario, servidor, texto, colado },
    campo: campo(rotulo),
    enviar: () => usuario.click(salvar()),
  })
})
