import type { DocumentoDoCliente } from '@balcao/dominio/documentacao/contratos'
import { TIPOS_DE_DOCUMENTO } from '@balcao/dominio/documentacao/tipos'
import { formatarData } from '@balcao/dominio/formatos/datas'
import { nomeCurto } from '@balcao/dominio/formatos/nomes'
import { ActionIcon, Group, Tooltip } from '@mantine/core'
import { IconDownload, IconTrash } from '@tabler/icons-react'
import { tamanhoLegivel } from '../../ui/arquivos/arquivo-anexado.ts'
import type { Coluna } from '../../ui/listas/coluna.ts'
import { DuasLinhas } from '../../ui/listas/duas-linhas.tsx'
import { Etiqueta } from '../../ui/listas/etiqueta.tsx'
import { TempoRelativo } from '../../ui/retorno/tempo-relativo.tsx'
import type { Tom } from '../../ui/tema/tons.ts'

const DADOS: Coluna<DocumentoDoCliente>[] = [
  {
    id: 'documento',
    cabecalho: 'Documento',
    larguraMinima: 180,
    peso: 2,
    celula: ({ tipo, nome }) => <DuasLinhas inteiro principal={TIPOS_DE_DOCUMENTO[tipo]} detalhe={nome} />,
  },
  {
    id: 'validade',
    cabecalho: 'Validade',
    largura: 132,
    noCartao: 'canto',
    celula: (documento) => <ValidadeDoDocumento {...documento} />,
  },
  {
    id: 'tamanho',
    cabecalho: 'Tamanho',
    largura: 96,
    dispensavel: 1,
    noCartao: 1,
    celula: ({ tamanho }) => tamanhoLegivel(tamanho),
  },
  {
    id: 'enviado',
    cabecalho: 'Enviado',
    larguraMinima: 156,
    noCartao: 1,
    celula: ({ enviadoEm, enviadoPor }) => (
      <DuasLinhas
        principal={<TempoRelativo data={enviadoEm} />}
        detalhe={enviadoPor && nomeCurto(enviadoPor)}
      />
    ),
  },
]

export type AcoesDoDocumento = {
  baixar: (documento: DocumentoDoCliente) => void
  baixando: number | null
  /** Absent for whoever may only look. */
  excluir?: ((documento: DocumentoDoCliente) => void) | undefined
  excluindo: number | null
}

export const colunasDosDocumentos = (acoes: AcoesDoDocumento): Coluna<DocumentoDoCliente>[] => [
  ...DADOS,
  {
    id: 'acoes',
    cabecalho: 'Ações',
    largura: 104,
    celula: (documento) => <Acoes {...acoes} documento={documento} />,
  },
]

function Acoes(props: AcoesDoDocumento & { documento: DocumentoDoCliente }) {
  const { documento, baixar, baixando, excluir, excluindo } = props
  const { id, nome } = documento
  return (
    <Group gap={4} wrap="nowrap">
      <Tooltip label="Baixar">
        <ActionIcon
          variant="subtle"
          size="lg"
          aria-label={`Baixar ${nome}`}
          loading={baixando === id}
          onClick={() => baixar(documento)}
        >
          <IconDownload size={18} aria-hidden />
        </ActionIcon>
      </Tooltip>
      {excluir && (
        <Tooltip label="Excluir">
          <ActionIcon
            variant="subtle"
            size="lg"
            color="red"
            aria-label={`Excluir ${nome}`}
            loading={excluindo === id}
            onClick={() => excluir(documento)}
          >
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        </Tooltip>
      )}
    </Group>
  )
}

const SITUACOES: Record<DocumentoDoCliente['situacao'], { nome: string; tom: Tom }> = {
  SEM_VALIDADE: { nome: 'Sem validade', tom: 'neutro' },
  VALIDO: { nome: 'Válido', tom: 'verde' },
  VENCENDO: { nome: 'Vencendo', tom: 'amarelo' },
  VENCIDO: { nome: 'Vencido', tom: 'vermelho' },
}

/** CAD-05 Whether a paper still counts, and until when. */
function ValidadeDoDocumento({ situacao, validade }: Pick<DocumentoDoCliente, 'situacao' | 'validade'>) {
  const { nome, tom } = SITUACOES[situacao]
  return (
    <DuasLinhas
      principal={<Etiqueta tom={tom}>{nome}</Etiqueta>}
      detalhe={validade && `até ${formatarData(validade)}`}
    />
  )
}
