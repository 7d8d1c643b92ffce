import { alterarDadosDaConta, obterDadosDaConta } from '@balcao/dominio/conta/contratos'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { abrirPortal, respostasDoPortal } from '../../../app/teste/abrir-portal.tsx'
import { chaveDoRascunho, guardarRascunho, lerRascunho } from '../../../platform/rascunhos.ts'
import { recusar, responder, usarServidor } from '../../../platform/teste/servidor.ts'

const servidor = usarServidor()
const DADOS = {
  id: 7,
  cpf: '52998224725',
  nome: 'Ana Paula Ribeiro',
  dtNasc: '1990-05-20',
  tel: '11987654321',
  email: 'ana@aurora.test',
  versao: 3,
}
let enviados: object[] = []

beforeEach(() => {
  enviados = []
  servidor.use(
    ...respostasDoPortal(),
    responder(obterDadosDaConta, DADOS),
    responder(alterarDadosDaConta, async (request) => {
      const corpo = (await request.json()) as typeof DADOS
      enviados.push(corpo)
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
