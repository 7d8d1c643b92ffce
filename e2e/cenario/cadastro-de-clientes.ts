import { expect, type Locator, type Page } from '@playwright/test'
import { escolherOpcao } from './fluxo-de-tickets.ts'

export type Campos = Readonly<Record<string, string>>

/** CAD-02 The registration as any page opens it. */
export class CadastroDeCliente {
  readonly page: Page
  readonly janela: Locator

  constructor(page: Page) {
    this.page = page
    this.janela = page.getByRole('dialog', { name: 'Cadastrar Cliente' })
  }

  campo(nome: string): Locator {
    return this.janela.getByRole('textbox', { name: nome, exact: true })
  }

  async abrir(): Promise<void> {
    await this.page.getByRole('button', { name: 'Cadastrar cliente' }).click()
    await expect(this.janela).toBeVisible()
  }

  async estaEm(passo: string): Promise<void> {
    await expect(this.janela.getByRole('heading', { name: passo })).toBeVisible()
  }

  async continuar(passo: string): Promise<void> {
    await this.janela.getByRole('button', { name: 'Continuar' }).click()
    await this.estaEm(passo)
  }

  async preencher(campos: Campos, onde: Locator = this.janela): Promise<void> {
    for (const [nome, valor] of Object.entries(campos))
      await onde.getByRole('textbox', { name: nome, exact: true }).fill(valor)
  }

  async escolher(campos: Campos, onde: Locator = this.janela): Promise<void> {
    for (const [nome, opcao] of Object.entries(campos))
      await escolherOpcao(onde.getByRole('combobox', { name: nome, exact: true }), opcao)
  }

  /** Whichever it is. */
  async escolherAPrimeira(...listas: readonly string[]): Promise<void> {
    for (const nome of listas) {
      await this.janela.getByRole('combobox', { name: nome, exact: true }).click()
      await this.page.getByRole('option').filter({ visible: true }).first().click()
    }
  }

  /** CAD-08 Three of them, each in another town. */
  async referencias(quantas = 3): Promise<void> {
    const grupo = this.janela.getByRole('group', { name: 'Referências comerciais' })
    for (const [i, cidade] of ['Campinas', 'Santos', 'Sorocaba'].slice(0, quantas).entries()) {
      await this.preencher(
        {
          'Nome da referência': `Atacado ${cidade}`,
          'Telefone da referência': `193232000${i}`,
          'Cidade da referência': cidade,
        },
        grupo,
      )
      await this.escolher({ 'Estado da referência': 'SP - São Paulo' }, grupo)
      await grupo.getByRole('button', { name: 'Adicionar' }).click()
      await expect(grupo.getByText(`Atacado ${cidade}`)).toBeVisible()
    }
  }

  endereco(titulo: 'Endereço de cobrança' | 'Endereço de entrega'): Locator {
    return this.janela.getByRole('group', { name: titulo })
  }

  async finalizar(): Promise<void> {
    await this.janela.getByRole('button', { name: 'Finalizar' }).click()
  }
}
