import type { ContextoDoCadastro } from '@balcao/dominio/cadastros/contexto'
import { ENDERECO_VAZIO } from '@balcao/dominio/cadastros/enderecos-ligados'
import { type PassoDoCadastro, problemasDoPasso } from '@balcao/dominio/cadastros/problemas-do-cadastro'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import type { ChangeEvent } from 'react'
import { type CadastroNovo, CONTATOS_VAZIOS, EMPRESA_VAZIA, type PropsDoPasso } from './cadastro-novo.ts'
import { escrever } from './estado.ts'
import { formularioDo } from './formulario-do-cadastro.ts'
import type { Origens } from './origens.ts'
import { useContextoDoCadastro } from './use-contexto-do-cadastro.ts'

type Parte = 'empresa' | 'contatos'
type CampoDe<P extends Parte> = keyof CadastroNovo[P] & string
type TextoDe<P extends Parte> = {
  [C in CampoDe<P>]: CadastroNovo[P][C] extends string ? C : never
}[CampoDe<P>]

const ROTULO = { RECEITA: 'da Receita', CEP: 'do CEP', ULTIMO: 'do último cadastro' } as const

/** CAD-03 Where a field came from, while nobody changed it. */
export const dicaDaOrigem = (origens: Origens, campo: string): string | undefined => {
  const origem = origens[campo]
  return origem === undefined || origem === 'CADASTRO' || origem === 'PESSOA' ? undefined : ROTULO[origem]
}

/** What every field of a step has: its asterisk, what is wrong in it, where it came from, what is written. */
export function useCampos<P extends Parte>(parte: P, passo: PassoDoCadastro, props: PropsDoPasso) {
  const { novo, mudar, problemas } = props
  const contexto = useContextoDoCadastro(novo)
  const exigidos = camposExigidos(passo, novo, contexto)

  const comum = (campo: CampoDe<P>) => {
    const nome = `${parte}.${campo}`
    return {
      required: exigidos.has(nome),
      error: problemas[nome],
      description: dicaDaOrigem(novo.origens, nome),
    }
  }
  const mudarCampo = <C extends CampoDe<P>>(campo: C, valor: CadastroNovo[P][C]) =>
    mudar((atual) => escrever(atual, parte, { [campo]: valor } as unknown as Partial<CadastroNovo[P]>))
  const valor = <C extends CampoDe<P>>(campo: C) => ({
    ...comum(campo),
    value: novo[parte][campo],
    onChange: (escolhido: CadastroNovo[P][C]) => mudarCampo(campo, escolhido),
  })
  return {
    contexto,
    /** A field that gives out its value: masked, or chosen. */
    valor,
    texto: (campo: TextoDe<P>, maxLength?: number) => ({
      ...comum(campo),
      maxLength,
      autoComplete: 'off',
      value: novo[parte][campo] as string,
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        mudarCampo(campo, currentTarget.value as CadastroNovo[P][TextoDe<P>]),
    }),
    marca: (campo: CampoDe<P>) => ({
      error: problemas[`${parte}.${campo}`],
      checked: novo[parte][campo] as boolean,
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
        mudarCampo(campo, currentTarget.checked as CadastroNovo[P][CampoDe<P>]),
    }),
  }
}

/** CAD-12 What carries an asterisk: whatever the rules would miss if nothing had been filled in. */
function camposExigidos(
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
