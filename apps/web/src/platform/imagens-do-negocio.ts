import { obterFundo, obterLogo } from '@balcao/dominio/negocio/contratos'
import { enderecoDaImagem, negocioAtual } from './ambiente.ts'

// ADM-08 Each picture has an address of its own, which the browser keeps for ever; another picture is another address.

/** `marca` of a window that knows of changes; else the one there was when the page opened. */
export const enderecoDoLogo = (marca: string = negocioAtual().marcas.logo): string =>
  `${enderecoDaImagem(obterLogo)}?v=${marca}`

export const enderecoDoFundo = (marca: string = negocioAtual().marcas.fundo): string =>
  `${enderecoDaImagem(obterFundo)}?v=${marca}`
