import { plural } from '@balcao/dominio/formatos/contagem'
import { TEXTOS } from '@balcao/dominio/mensagens'
import { useMemo } from 'react'
import type { ConteudoDaLista } from './lista-do-seletor.tsx'
import type { PesquisaAssincrona } from './use-pesquisa-assincrona.ts'

type Entrada<O> = {
  estado: PesquisaAssincrona<O>['estado']
  recentes: readonly O[]
  dica: string
  semOpcoes?: string | undefined
  textoDoErro: ((erro: unknown) => string) | undefined
}

/** GER-12: what the menu shows in each moment: recent choices or the hint, then the search and how it ended. */
export function useConteudoDoSeletor<O>({
  estado,
  recentes,
  dica,
  semOpcoes = TEXTOS.semOpcoes,
  textoDoErro,
}: Entrada<O>): ConteudoDaLista<O> {
  return useMemo(() => {
    switch (estado.fase) {
      case 'parada':
        return recentes.length > 0
          ? { tipo: 'opcoes', titulo: 'Recentes', opcoes: recentes }
          : { tipo: 'aviso', texto: dica }
      case 'carregando':
        return { tipo: 'aviso', texto: TEXTOS.carregando }
      case 'falhou':
        return { tipo: 'erro', texto: textoDoErro?.(estado.erro) ?? TEXTOS.falhaDeComunicacao }
      case 'pronta':
        if (estado.opcoes.length > 0) return { tipo: 'opcoes', opcoes: estado.opcoes }
        return { tipo: 'aviso', texto: estado.termo === '' ? semOpcoes : TEXTOS.naoEncontrado }
    }
  }, [estado, recentes, dica, semOpcoes, textoDoErro])
}

/** The same in words, for who does not see the menu. */
export function anuncioDoConteudo<O>(conteudo: ConteudoDaLista<O>): string {
  if (conteudo.tipo !== 'opcoes') return conteudo.texto
  const quantas = conteudo.opcoes.length
  return plural(quantas, 'opção', 'opções')
}
