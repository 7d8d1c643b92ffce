import { dadosDoCadastro, type FormularioDoCadastro } from '@balcao/dominio/cadastros/formulario'
import * as z from 'zod/mini'

/** A registration of which only the document is known. */
export const formularioVazio = (documento: string): FormularioDoCadastro =>
  z.parse(dadosDoCadastro, {
    documento,
    empresa: {},
    contatos: {},
    enderecoCobranca: {},
    enderecoEntrega: {},
  })
