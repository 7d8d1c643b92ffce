import { formatarDataHora } from '@balcao/dominio/formatos/datas'
import type { ExcecaoDaPessoa } from '@balcao/dominio/permissoes/contratos'
import { TIPOS_DE_USUARIO } from '@balcao/dominio/usuarios'
import type { Coluna } from '../../ui/listas/coluna.ts'
import { DuasLinhas } from '../../ui/listas/duas-linhas.tsx'
import { Etiqueta } from '../../ui/listas/etiqueta.tsx'
import { Tabela } from '../../ui/listas/tabela.tsx'
import { Vazio } from '../../ui/retorno/vazio.tsx'

type ExcecoesProps = {
  excecoes: readonly ExcecaoDaPessoa[]
  aoAbrir: (excecao: ExcecaoDaPessoa) => void
}

/** ADM-03 What was decided of people, with why and by whom. */
export function Excecoes({ excecoes, aoAbrir }: ExcecoesProps) {
  if (excecoes.length === 0)
    return (
      <Vazio>
        <strong>Ninguém tem permissão diferente da do seu tipo de conta</strong>
        <p>Procure uma pessoa acima para ver o que ela pode, e dar ou tirar alguma coisa só dela.</p>
      </Vazio>
    )
  return (
    <Tabela
      rotulo="Permissões de pessoas"
      colunas={COLUNAS}
      itens={excecoes}
      chaveDe={({ idColab, acao }) => `${idColab}/${acao}`}
      nomeDe={({ nome, descricao }) => `${nome}: ${descricao}`}
      aoAbrir={aoAbrir}
    />
  )
}

export const EtiquetaDaDecisao = ({ autorizado }: { autorizado: boolean }) => (
  <Etiqueta tom={autorizado ? 'verde' : 'vermelho'}>{autorizado ? 'Pode' : 'Não pode'}</Etiqueta>
)

const COLUNAS: Coluna<ExcecaoDaPessoa>[] = [
  {
    id: 'pessoa',
    cabecalho: 'Pessoa',
    larguraMinima: 180,
    peso: 2,
    noCartao: 'titulo',
    celula: ({ nome, tipo }) => <DuasLinhas principal={nome} detalhe={TIPOS_DE_USUARIO[tipo]} />,
  },
  {
    id: 'acao',
    cabecalho: 'Permissão',
    larguraMinima: 220,
    peso: 3,
    celula: ({ descricao }) => descricao,
  },
  {
    id: 'autorizado',
    cabecalho: 'Decisão',
    larguraMinima: 110,
    peso: 1,
    celula: ({ autorizado }) => <EtiquetaDaDecisao autorizado={autorizado} />,
  },
  {
    id: 'motivo',
    cabecalho: 'Motivo',
    larguraMinima: 180,
    peso: 2,
    celula: ({ motivo, quem, quando }) => (
      <DuasLinhas
        principal={motivo}
        detalhe={`${quem ?? 'O próprio portal'} · ${formatarDataHora(quando)}`}
      />
    ),
  },
]
