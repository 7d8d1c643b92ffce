import {
  listarTextos,
  type MensagemNaTela,
  mudarTextos,
  type TextosNaTela,
} from '@balcao/dominio/textos/contratos'
import { problemaDoTexto } from '@balcao/dominio/textos/modelo'
import { Button, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Controller, useFormContext } from 'react-hook-form'
import * as z from 'zod/mini'
import { FormularioDaAcao } from '../../platform/acao/formulario-da-acao.tsx'
import { JanelaDaAcao, type JanelaUnica, useJanelaUnica } from '../../platform/acao/janela-da-acao.tsx'
import { useFormularioDaAcao } from '../../platform/acao/use-formulario-da-acao.ts'
import { ControleDoCampo } from '../../platform/ajustes/controle-do-campo.tsx'
import { PorNivel } from '../../platform/ajustes/por-nivel.tsx'
import { useLeitura } from '../../platform/consultas.ts'
import { type Escritos, oQueDiz, oQueHerda, paraGuardar, versaoNoNivel } from './niveis.ts'
import { Previa } from './previa.tsx'
import estilos from './textos.module.css'

const LARGURA = 1080

type DialogoProps = {
  textos: TextosNaTela
  mensagem: MensagemNaTela | null
  /** The level it opens at. */
  idFil: number | null
  aoFechar: () => void
}

/** ADM-08 One message: each of its texts with what it may name, and how somebody would receive it. */
export function DialogoDaMensagem({ textos, mensagem, idFil, aoFechar }: DialogoProps) {
  const janela = useJanelaUnica(mensagem?.nome ?? '', aoFechar)
  return (
    <JanelaDaAcao aberta={mensagem !== null} janela={janela} largura={LARGURA}>
      {mensagem && (
        <PorNivel key={mensagem.chave} onde={textos} soDoNegocio={mensagem.soDoNegocio} primeiro={idFil}>
          {(nivel, escolha) => (
            <Formulario mensagem={mensagem} nivel={nivel} janela={janela}>
              {escolha}
            </Formulario>
          )}
        </PorNivel>
      )}
    </JanelaDaAcao>
  )
}

const ESQUEMA = z.object({ idFil: mudarTextos.corpo.shape.idFil, valores: mudarTextos.corpo.shape.valores })

type FormularioProps = {
  mensagem: MensagemNaTela
  nivel: number | null
  janela: JanelaUnica
  children: ReactNode
}

function Formulario({ mensagem, nivel, janela, children }: FormularioProps) {
  const { chave, partes, quando, quem } = mensagem
  const ler = useLeitura(listarTextos)
  const acao = useFormularioDaAcao<typeof mudarTextos, Escritos, Escritos>(mudarTextos, {
    alvo: {
      params: { chave } as never,
      versao: versaoNoNivel(mensagem, nivel),
      mudou: 'ALTERADO_POR_OUTRA_PESSOA',
      recarregar: async () => {
        const fresca = (await ler({})).itens.find((outra) => outra.chave === chave)
        return fresca && versaoNoNivel(fresca, nivel)
      },
    },
    esquema: ESQUEMA,
    valores: {
      idFil: nivel,
      valores: Object.fromEntries(
        partes.map(({ nome }) => [nome, oQueDiz({ mensagem, parte: nome, idFil: nivel })]),
      ),
    },
    regra: ({ valores }) => problemasDe(mensagem, valores),
    completar: (dados) => ({ ...dados, valores: paraGuardar(mensagem, nivel, dados.valores) }),
    aoConcluir: janela.fechar,
  })
  return (
    <FormularioDaAcao
      acao={acao}
      janela={janela}
      botoes={{ enviar: 'Salvar', fechar: 'Cancelar' }}
      tituloDoConflito="Este texto mudou enquanto você preenchia"
    >
      <Text>{quando}.</Text>
      <Text size="sm" c="dimmed" mb="md">
        Quem lê: {quem.charAt(0).toLowerCase() + quem.slice(1)}.
      </Text>
      <div className={estilos.lados}>
        <Stack gap="lg">
          {children}
          {partes.map((parte) => (
            <Parte key={parte.nome} mensagem={mensagem} parte={parte} nivel={nivel} />
          ))}
        </Stack>
        <Previa mensagem={mensagem} nivel={nivel} />
      </div>
    </FormularioDaAcao>
  )
}

function problemasDe({ partes }: MensagemNaTela, valores: Escritos['valores']): Record<string, string> {
  const problemas: Record<string, string> = {}
  for (const { nome, campo, variaveis } of partes) {
    const problema = problemaDoTexto(campo, variaveis, valores[nome] ?? '')
    if (problema) problemas[`valores.${nome}`] = problema
  }
  return problemas
}

type ParteProps = {
  mensagem: MensagemNaTela
  parte: MensagemNaTela['partes'][number]
  nivel: number | null
}

function Parte({ mensagem, parte, nivel }: ParteProps) {
  const { control } = useFormContext<Escritos>()
  const { nome, campo, variaveis } = parte
  const herdado = oQueHerda({ mensagem, parte: nome, idFil: nivel })
  return (
    <Controller
      control={control}
      name={`valores.${nome}`}
      render={({ field, fieldState }) => {
        const dito = field.value ?? ''
        return (
          <div>
            <ControleDoCampo
              campo={campo}
              valor={dito}
              aoMudar={field.onChange}
              aoSair={field.onBlur}
              erro={fieldState.error?.message}
            />
            <Text size="xs" c="dimmed">
              {campo.ajuda}.
            </Text>
            <div className={estilos.variaveis}>
              {variaveis.map((variavel) => (
                <button
                  key={variavel.nome}
                  type="button"
                  className={estilos.variavel}
                  title={`${variavel.oQueE}${variavel.exigida ? ', sem falta' : ''}; por exemplo: ${variavel.exemplo}`}
                  aria-label={`Pôr {${variavel.nome}} em ${campo.nome}: ${variavel.oQueE}`}
                  // The caret stays where it was in the text.
                  onMouseDown={(evento) => evento.preventDefault()}
                  onClick={() => field.onChange(comVariavel(dito, variavel.nome))}
                >
                  {`{${variavel.nome}}${variavel.exigida ? ' *' : ''}`}
                </button>
              ))}
              {dito.trim() !== herdado.trim() && (
                <Button variant="subtle" size="compact-xs" ml="auto" onClick={() => field.onChange(herdado)}>
                  {nivel === null ? 'Voltar ao de fábrica' : 'Voltar ao do negócio'}
                </Button>
              )}
            </div>
          </div>
        )
      }}
    />
  )
}

/** Where the caret is, if it is in that text; otherwise at its end. */
function comVariavel(dito: string, nome: string): string {
  const ativo = document.activeElement
  const aqui = ativo instanceof HTMLTextAreaElement || ativo instanceof HTMLInputElement ? ativo : null
  const lugar = aqui?.value === dito ? (aqui.selectionStart ?? dito.length) : dito.length
  return `${dito.slice(0, lugar)}{${nome}}${dito.slice(lugar)}`
}
