import { nomeCurto } from '@balcao/dominio/formatos/nomes'
import { type Informacao, listarInformacoes } from '@balcao/dominio/informacoes/contratos'
import { ActionIcon, Checkbox, Group, Tooltip } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useConsulta } from '../../platform/consultas.ts'
import { Secao } from '../../platform/ficha/secao.tsx'
import type { SecaoDoClienteProps } from '../../platform/ficha/secao-do-cliente.ts'
import { useSessao } from '../../platform/sessao.tsx'
import type { Coluna } from '../../ui/listas/coluna.ts'
import { DuasLinhas } from '../../ui/listas/duas-linhas.tsx'
import { Paginacao } from '../../ui/listas/paginacao.tsx'
import { Tabela } from '../../ui/listas/tabela.tsx'
import { TempoRelativo } from '../../ui/retorno/tempo-relativo.tsx'
import { EditarInformacao } from './editar-informacao.tsx'
import estilos from './informacoes.module.css'
import { NaoFoiSalvo } from './nao-foi-salvo.tsx'
import { NovaInformacao } from './nova-informacao.tsx'
import { useDimensoes } from './seletores-da-informacao.tsx'
import { useExclusao } from './use-exclusao.ts'

type Acoes = ReturnType<typeof useExclusao> & { editar: (id: number) => void }

const DADOS: Coluna<Informacao>[] = [
  { id: 'segmento', cabecalho: 'Segmento', largura: 124, celula: ({ dimensaoDesc }) => dimensaoDesc },
  { id: 'descricao', cabecalho: 'Descrição', largura: 128, celula: ({ descricao }) => descricao },
  {
    id: 'observacao',
    cabecalho: 'Observações',
    larguraMinima: 170,
    celula: ({ observacao }) => <DuasLinhas inteiro principal={observacao} />,
  },
  {
    id: 'colaborador',
    cabecalho: 'Colaborador',
    largura: 136,
    celula: ({ colaborador, datahora_criacao }) => (
      <DuasLinhas
        principal={nomeCurto(colaborador.nome)}
        detalhe={<TempoRelativo data={datahora_criacao} />}
      />
    ),
  },
]

const comAcoes = (acoes: Acoes): Coluna<Informacao>[] => [
  ...DADOS,
  {
    id: 'acoes',
    cabecalho: 'Ações',
    largura: 92,
    celula: (informacao) =>
      informacao.permiteEditar && <AcoesDaInformacao {...acoes} informacao={informacao} />,
  },
]

function AcoesDaInformacao({
  informacao,
  editar,
  excluir,
  excluindo,
  falhou,
}: Acoes & { informacao: Informacao }) {
  const { id, dimensaoDesc, descricao } = informacao
  const nome = `${dimensaoDesc}: ${descricao}`
  return (
    <>
      <Group gap={4} wrap="nowrap">
        <Tooltip label="Editar">
          <ActionIcon variant="subtle" size="lg" aria-label={`Editar ${nome}`} onClick={() => editar(id)}>
            <IconPencil size={18} aria-hidden />
          </ActionIcon>
        </Tooltip>
        <Tooltip label="Excluir">
          <ActionIcon
            variant="subtle"
            size="lg"
            color="red"
            aria-label={`Excluir ${nome}`}
            loading={excluindo === id}
            onClick={() => void excluir(informacao)}
          >
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </Group>
      {falhou === id && <NaoFoiSalvo o="excluído" />}
    </>
  )
}

/** CLI-05 What people noted of the customer, by segment. */
export function InformacoesDoCliente({ titulo, idCli, item, aoAbrirItem }: SecaoDoClienteProps) {
  const edita = useSessao().pode('CLIENTE_INFORMACOES_EDITAR')
  const [segmentos, setSegmentos] = useState<string[]>([])
  const [page, irPara] = useState(1)
  const consulta = useConsulta(
    listarInformacoes,
    { query: { id: idCli, dimensao: segmentos.join(','), page } },
    { mostradoNaArea: true, manterAnterior: true },
  )
  const { excluir, excluindo, falhou } = useExclusao()
  const colunas = useMemo(
    () => (edita ? comAcoes({ editar: aoAbrirItem, excluir, excluindo, falhou }) : DADOS),
    [edita, aoAbrirItem, excluir, excluindo, falhou],
  )
  const aberta = consulta.data?.itens.find(({ id, permiteEditar }) => permiteEditar && id === item)
  return (
    <>
      <Secao
        titulo={titulo}
        consulta={consulta}
        vazio={({ itens }) => itens.length === 0}
        textoVazio="Nenhuma informação disponível"
        acoes={
          <>
            {edita && <NovaInformacao key={idCli} idCli={idCli} />}
            <FiltroPorSegmento
              escolhidos={segmentos}
              aoMudar={(novos) => {
                setSegmentos(novos)
                irPara(1)
              }}
            />
          </>
        }
      >
        {({ itens, paginator }) => (
          <>
            <Tabela
              rotulo="Informações adicionais do cliente"
              colunas={colunas}
              itens={itens}
              chaveDe={({ id }) => id}
            />
            <Paginacao rotulo="Páginas de informações" paginator={paginator} aoMudar={irPara} />
          </>
        )}
      </Secao>
      {edita && (
        <EditarInformacao
          informacao={aberta ?? null}
          recarregar={async () => (await consulta.refetch()).data?.itens}
          aoFechar={() => aoAbrirItem(null)}
        />
      )}
    </>
  )
}

type FiltroPorSegmentoProps = { escolhidos: readonly string[]; aoMudar: (escolhidos: string[]) => void }

/** CLI-05 None is all of them. */
function FiltroPorSegmento({ escolhidos, aoMudar }: FiltroPorSegmentoProps) {
  const segmentos = useDimensoes().data?.itens ?? []
  if (segmentos.length === 0) return null
  return (
    <Checkbox.Group label="Mostrar só" value={[...escolhidos]} onChange={aoMudar}>
      <div className={estilos.filtro}>
        {segmentos.map(({ id, dimensao, desc }) => (
          <Checkbox key={id} value={dimensao} label={desc} />
        ))}
      </div>
    </Checkbox.Group>
  )
}
