import { formatarTelefone } from '@balcao/dominio/brasil/telefone'
import { formatarContagem } from '@balcao/dominio/formatos/contagem'
import { Anchor, Stack } from '@mantine/core'
import { useMemo } from 'react'
import { useSessao } from '../../platform/sessao.tsx'
import type { Coluna } from '../../ui/listas/coluna.ts'
import { Tabela } from '../../ui/listas/tabela.tsx'
import { AreaDeDados } from '../../ui/retorno/area-de-dados.tsx'
import { type UnidadeDaHome, useTotaisDaHome } from './use-totais-da-home.ts'

const CONTATO: Coluna<UnidadeDaHome>[] = [
  { id: 'desc', cabecalho: 'Unidade', celula: ({ desc }) => desc, largura: 200 },
  { id: 'cid', cabecalho: 'Cidade', celula: ({ cid, uf }) => `${cid}/${uf}`, largura: 152 },
  {
    id: 'tel',
    cabecalho: 'Telefone',
    celula: ({ tel }) =>
      tel && <Anchor href={`tel:+55${tel.replace(/\D/g, '')}`}>{formatarTelefone(tel)}</Anchor>,
    largura: 136,
  },
  {
    id: 'email',
    cabecalho: 'E-mail',
    celula: ({ email }) =>
      email && (
        <Anchor href={`mailto:${email}`} title={email}>
          {email}
        </Anchor>
      ),
    larguraMinima: 232,
  },
]

const numero = (valor: number | null | undefined) =>
  typeof valor === 'number' ? formatarContagem(valor) : '–'

const CLIENTES: Coluna<UnidadeDaHome> = {
  id: 'clientes',
  cabecalho: 'Clientes',
  celula: ({ clientes }) => numero(clientes),
  alinhamento: 'direita',
  largura: 88,
}

const ESTOQUE: Coluna<UnidadeDaHome>[] = [
  {
    id: 'baixo',
    cabecalho: 'Estoque baixo',
    celula: ({ estoque }) => numero(estoque?.baixo),
    alinhamento: 'direita',
    largura: 120,
  },
  {
    id: 'vazio',
    cabecalho: 'Sem estoque',
    celula: ({ estoque }) => numero(estoque?.vazio),
    alinhamento: 'direita',
    largura: 120,
  },
]

const SEM_NUMEROS = { tel: '', email: '', clientes: null, estoque: null }

const chaveDaUnidade = ({ idFil }: UnidadeDaHome) => idFil
const nomeDaUnidade = ({ desc }: UnidadeDaHome) => desc

/** HOM-01 The branches with their contact data; the figures only for who may see them. */
export function Unidades() {
  const { pode, filiais, filial } = useSessao()
  const { data, error, isPending, isFetching, refetch } = useTotaisDaHome()
  // ERR-04 The figures failed above, and say so there; which branches there are is known without them.
  const conhecidas = (filial ? [filial] : filiais).map((unidade) => ({ ...unidade, ...SEM_NUMEROS }))
  const itens = data?.filiais ?? (error ? conhecidas : [])
  const veClientes = pode('CLIENTE_TOTAIS')
  const veEstoque = pode('PRODUTO_TOTAIS')
  const colunas = useMemo(
    () => [...CONTATO, ...(veClientes ? [CLIENTES] : []), ...(veEstoque ? ESTOQUE : [])],
    [veClientes, veEstoque],
  )
  return (
    <Stack gap="sm">
      <h2>Unidades</h2>
      <AreaDeDados
        atualizando={isFetching}
        erro={(veClientes || veEstoque) && itens.length > 0 ? null : error?.message}
        temDados={itens.length > 0}
        vazio={data?.filiais.length === 0}
        aoTentarNovamente={refetch}
      >
        <Tabela
          rotulo="Unidades"
          colunas={colunas}
          itens={itens}
          chaveDe={chaveDaUnidade}
          nomeDe={nomeDaUnidade}
          carregando={isPending}
          linhasDeEsqueleto={4}
        />
      </AreaDeDados>
    </Stack>
  )
}
