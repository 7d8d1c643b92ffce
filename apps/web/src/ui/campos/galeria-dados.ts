import type { Opcao } from './opcao.tsx'
import type { Pesquisar } from './use-pesquisa-assincrona.ts'

// Invented data of the development page; nothing of a real business.

const DEMORA_MS = 600

const depois = <T>(valor: () => T) =>
  new Promise<T>((resolver, recusar) => {
    setTimeout(() => {
      try {
        resolver(valor())
      } catch (erro) {
        recusar(erro)
      }
    }, DEMORA_MS)
  })

export const FILIAIS: Opcao<number>[] = [
  { valor: 1, nome: 'Matriz São Paulo', detalhe: '11.222.333/0001-81' },
  { valor: 2, nome: 'Santos', detalhe: '11.222.333/0002-62' },
  { valor: 3, nome: 'Campo Grande', detalhe: '11.222.333/0003-43' },
]

export const CAMPOS_DE_ORDENACAO: Opcao[] = [
  { valor: 'dtCriacao', nome: 'Data de criação' },
  { valor: 'razSoc', nome: 'Razão social' },
  { valor: 'vlTot', nome: 'Valor total' },
]

const CLIENTES: Opcao<number>[] = [
  { valor: 101, nome: 'Comercial Andrade Ltda', detalhe: '101 · 11.444.777/0001-61 · Santos/SP' },
  { valor: 102, nome: 'Auto Peças Araújo', detalhe: '102 · 12.ABC.345/01DE-35 · Campinas/SP' },
  { valor: 103, nome: 'Mercado Bom Dia', detalhe: '103 · 529.982.247-25 · Campo Grande/MS' },
]

export const pesquisarClientes: Pesquisar<Opcao<number>> = (termo) =>
  depois(() => {
    if (termo === 'erro') throw new Error('demonstração')
    return CLIENTES.filter(({ nome }) => nome.toLowerCase().includes(termo.toLowerCase()))
  })

export const esperar = () => new Promise<void>((resolver) => setTimeout(resolver, 2000))
