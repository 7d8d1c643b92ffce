import type { ContextoDoCadastro } from '@balcao/dominio/cadastros/contexto'
import { ENDERECO_VAZIO } from '@balcao/dominio/cadastros/enderecos-ligados'
import { type PassoDoCadastro, problemasDoPasso } from '@balcao/dominio/cadastros/problemas-do-cadastro'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import { type CadastroNovo, CONTATOS_VAZIOS, EMPRESA_VAZIA } from './cadastro-novo.ts'
import { formularioDo } from './formulario-do-cadastro.ts'

/** CAD-12 What carries an asterisk: whatever the rules would miss if nothing had been filled in. */
export function camposExigidos(
  passo: PassoDoCadastro,
  novo: CadastroNovo,
  contexto: ContextoDoCadastro,
): ReadonlySet<string> {
  const { simulacao, isento } = novo.empresa
  const vazio = formularioDo({
    ...novo,
    empresa: { ...EMPRESA_VAZIA, simulacao, isento },
    contatos: { ...CONTATOS_VAZIOS, whatsApp: novo.contatos.whatsApp },
    enderecoCobranca: ENDERECO_VAZIO,
    enderecoEntrega: ENDERECO_VAZIO,
    camposAdicionais: [],
  })
  const problemas = problemasDoPasso(passo, vazio, contexto)
  return new Set(Object.keys(problemas).filter((campo) => problemas[campo] === MENSAGENS.obrigatorio))
}
