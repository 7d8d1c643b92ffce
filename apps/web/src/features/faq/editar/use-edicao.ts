import {
  type Artigo,
  alterarArtigo,
  criarArtigo,
  despublicarArtigo,
  publicarArtigo,
} from '@balcao/dominio/faq/contratos'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import type { ApiError } from '../../../platform/api-error.ts'
import { useAcao } from '../../../platform/consultas.ts'
import { apontarRecusas, conferirCom } from '../../../ui/campos/conferir-com.ts'
import { avisarSucesso } from '../../../ui/retorno/toasts.ts'

export type CamposDoArtigo = z.input<typeof criarArtigo.corpo>

const VAZIO = {
  titulo: '',
  idTipo: '',
  publico: 'TODOS',
  palavrasChave: '',
  conteudo: '',
  posicao: null,
} as const

const camposDe = (artigo: Artigo | null): CamposDoArtigo =>
  artigo
    ? {
        titulo: artigo.titulo,
        idTipo: artigo.tipo.id,
        publico: artigo.publico,
        palavrasChave: artigo.palavrasChave,
        conteudo: artigo.conteudo,
        posicao: artigo.posicao,
      }
    : VAZIO

/** FAQ-01 The form over the version it began with, and what it asks for: write, publish, take back. */
export function useEdicao(inicial: Artigo | null, aoSalvar: (artigo: Artigo) => void) {
  // What the form began with: a refresh meanwhile must not change under what is being typed.
  const [base, setBase] = useState(inicial)
  const form = useForm<CamposDoArtigo, unknown, z.output<typeof criarArtigo.corpo>>({
    defaultValues: camposDe(inicial),
    resolver: conferirCom(criarArtigo.corpo),
    mode: 'onTouched',
  })
  const opcoes = (dito: string) => ({
    aoConcluir(artigo: Artigo) {
      avisarSucesso(dito)
      setBase(artigo)
      form.reset(camposDe(artigo))
      aoSalvar(artigo)
    },
    aoFalhar: ({ campos }: ApiError) => apontarRecusas(campos, form.setError),
  })
  const criar = useAcao(criarArtigo, opcoes('Rascunho salvo.'))
  const alterar = useAcao(alterarArtigo, opcoes('Artigo salvo.'))
  const publicar = useAcao(publicarArtigo, opcoes('Artigo publicado.'))
  const despublicar = useAcao(despublicarArtigo, opcoes('Artigo fora do ar.'))
  const acoes = [criar, alterar, publicar, despublicar]

  const mudarPublicacao = () => {
    if (!base) return
    const pedido = { params: { idArtigo: base.id }, corpo: { versao: base.versao } }
    if (base.publicado) despublicar.mutate(pedido)
    else publicar.mutate(pedido)
  }
  return {
    form,
    base,
    enviando: acoes.some(({ isPending }) => isPending),
    erro: acoes.find(({ error }) => error)?.error ?? null,
    esquecerErro: () => {
      for (const acao of acoes) acao.reset()
    },
    /** What others wrote meanwhile is what the next 'Salvar' goes over; what was typed stays. */
    assumir(atual: Artigo) {
      setBase(atual)
      form.reset(camposDe(atual), { keepValues: true })
    },
    salvar: form.handleSubmit((corpo) => {
      if (base) alterar.mutate({ params: { idArtigo: base.id }, corpo: { ...corpo, versao: base.versao } })
      else criar.mutate({ corpo })
    }),
    mudarPublicacao,
  }
}

export type Edicao = ReturnType<typeof useEdicao>
