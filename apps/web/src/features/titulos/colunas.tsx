import { formatarData } from '@balcao/dominio/formatos/datas'
import type { Titulo } from '@balcao/dominio/titulos/contratos'
import { SITUACOES_DO_TITULO, textoDoVencimento } from '@balcao/dominio/titulos/situacao'
import { ActionIcon, Anchor, Group, Text, Tooltip } from '@mantine/core'
import { IconFileTypePdf } from '@tabler/icons-react'
import type { Coluna } from '../../ui/listas/coluna.ts'
import { DuasLinhas } from '../../ui/listas/duas-linhas.tsx'
import { Etiqueta } from '../../ui/listas/etiqueta.tsx'
import { Copiar } from '../../ui/retorno/copiar.tsx'
import type { Tom } from '../../ui/tema/tons.ts'

type OQueFazer = {
  dinheiro: (valor: number, idFil: number) => string
  baixando: number | null
  aoBaixar: (titulo: Titulo) => void
  /** Invoices belong to another feature; without it they are only told. */
  aoAbrirNota: ((id: number) => void) | undefined
}

const TOM: Record<Titulo['situacao'], Tom> = {
  ATIVO: 'azul',
  VENCIDO: 'vermelho',
  PAGO: 'verde',
  BAIXADO: 'neutro',
}

function NotaDoTitulo({ nota, aoAbrirNota }: Pick<OQueFazer, 'aoAbrirNota'> & Pick<Titulo, 'nota'>) {
  if (!nota) return '–'
  if (!aoAbrirNota) return `NF ${nota.numNf}`
  return (
    <Anchor component="button" type="button" onClick={() => aoAbrirNota(nota.id)}>
      NF {nota.numNf}
    </Anchor>
  )
}

/** DOC-05 What a row shows. */
export const colunasDeTitulos = ({
  dinheiro,
  baixando,
  aoBaixar,
  aoAbrirNota,
}: OQueFazer): Coluna<Titulo>[] => [
  {
    id: 'nro',
    cabecalho: 'Título',
    largura: 104,
    ordenavel: true,
    celula: ({ nro, parcela, grupo }) => <DuasLinhas principal={`${nro}/${parcela}`} detalhe={grupo} />,
    naFalta: {
      de: 'nota',
      celula: ({ nro, parcela, nota }) => (
        <DuasLinhas
          principal={`${nro}/${parcela}`}
          detalhe={<NotaDoTitulo nota={nota} aoAbrirNota={aoAbrirNota} />}
        />
      ),
    },
  },
  {
    id: 'situacao',
    cabecalho: 'Situação',
    largura: 88,
    // When it is due says the same.
    dispensavel: 2,
    noCartao: 'canto',
    celula: ({ situacao }) => <Etiqueta tom={TOM[situacao]}>{SITUACOES_DO_TITULO[situacao]}</Etiqueta>,
  },
  {
    id: 'dtVenc',
    cabecalho: 'Vencimento',
    larguraMinima: 154,
    ordenavel: true,
    celula: (titulo) => <VencimentoDoTitulo titulo={titulo} />,
  },
  {
    id: 'cobranca',
    cabecalho: 'Cobrança e filial',
    larguraMinima: 116,
    dispensavel: 3,
    celula: ({ descCob, filial }) => <DuasLinhas principal={descCob} detalhe={filial.desc} />,
  },
  {
    id: 'nota',
    cabecalho: 'Nota',
    largura: 96,
    dispensavel: 1,
    celula: ({ nota }) => <NotaDoTitulo nota={nota} aoAbrirNota={aoAbrirNota} />,
  },
  {
    id: 'valor',
    cabecalho: 'Valor',
    largura: 114,
    alinhamento: 'direita',
    ordenavel: true,
    celula: ({ valor, valorAtualizado, idFil, dias }) => (
      <DuasLinhas
        principal={dinheiro(valor, idFil)}
        detalhe={dias !== null && valorAtualizado !== valor && `hoje ${dinheiro(valorAtualizado, idFil)}`}
      />
    ),
  },
  {
    id: 'boleto',
    cabecalho: 'Boleto',
    largura: 252,
    celula: (titulo) => <AcoesDoTitulo titulo={titulo} baixando={baixando} aoBaixar={aoBaixar} />,
  },
]

/** DOC-05 When it is due, how far that is, and when it was due before somebody gave more time. */
function VencimentoDoTitulo({ titulo }: { titulo: Titulo }) {
  const { dtVenc, dtVencOriginal, dias, pagoEm, situacao } = titulo
  const prorrogado = dtVencOriginal && `Prorrogado, vencia em ${formatarData(dtVencOriginal)}`
  const quando =
    dias === null ? (
      situacao === 'PAGO' && pagoEm && `Pago em ${formatarData(pagoEm)}`
    ) : (
      <Text span inherit {...(dias < 0 && { c: 'var(--balcao-tom-vermelho-texto)', fw: 600 })}>
        {textoDoVencimento(dias)}
      </Text>
    )
  return (
    <DuasLinhas
      inteiro
      principal={formatarData(dtVenc)}
      detalhe={
        <>
          {quando}
          {prorrogado && (
            <>
              {quando && <br />}
              {prorrogado}
            </>
          )}
        </>
      }
    />
  )
}

type AcoesDoTituloProps = {
  titulo: Titulo
  /** The title whose boleto is on its way. */
  baixando: number | null
  aoBaixar: (titulo: Titulo) => void
}

/** DOC-05 The boleto, what is typed to pay it, and the PIX; or why there is none. */
function AcoesDoTitulo({ titulo, baixando, aoBaixar }: AcoesDoTituloProps) {
  const { id, nro, parcela, boleto, semBoleto, codBarras, pix } = titulo
  if (!boleto)
    return (
      <Text span size="xs" c="dimmed" title={semBoleto ?? ''} style={{ whiteSpace: 'normal' }}>
        {semBoleto}
      </Text>
    )
  return (
    <Group gap={4}>
      <Tooltip label="Baixar boleto (PDF)">
        <ActionIcon
          variant="subtle"
          size="md"
          aria-label={`Baixar o boleto do título ${nro}/${parcela}`}
          loading={baixando === id}
          onClick={() => aoBaixar(titulo)}
        >
          <IconFileTypePdf size={18} aria-hidden />
        </ActionIcon>
      </Tooltip>
      {codBarras && <Copiar valor={codBarras} rotulo="Linha digitável" />}
      {pix && <Copiar valor={pix} rotulo="PIX" />}
    </Group>
  )
}
