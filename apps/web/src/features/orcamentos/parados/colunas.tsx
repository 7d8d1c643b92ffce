import { formatarContagem } from '@balcao/dominio/formatos/contagem'
import { formatarData } from '@balcao/dominio/formatos/datas'
import { nomeCurto } from '@balcao/dominio/formatos/nomes'
import type { OrcamentoParado, OrdenacaoDeParados } from '@balcao/dominio/orcamentos/parados'
import { Button } from '@mantine/core'
import { IconHeadset } from '@tabler/icons-react'
import { useContext } from 'react'
import { EtiquetaDoStatus } from '../../../documentos/etiqueta-do-status.tsx'
import { TelefoneDiscavel } from '../../../platform/telefone/telefone-discavel.tsx'
import type { Coluna } from '../../../ui/listas/coluna.ts'
import { DuasLinhas } from '../../../ui/listas/duas-linhas.tsx'
import { TempoRelativo } from '../../../ui/retorno/tempo-relativo.tsx'
import { Atender } from './atender.ts'

const por = (campo: OrdenacaoDeParados) => campo

const dias = (quantos: number) => (quantos === 1 ? '1 dia' : `${formatarContagem(quantos)} dias`)

function BotaoDeAtender({ orcamento }: { orcamento: OrcamentoParado }) {
  const atender = useContext(Atender)
  if (!atender) return null
  return (
    <Button
      size="compact-sm"
      variant="light"
      leftSection={<IconHeadset size={14} aria-hidden />}
      aria-label={`Atender o orçamento ${orcamento.id}`}
      onClick={() => atender(orcamento)}
    >
      Atender
    </Button>
  )
}

/** VEN-01 What is worth a call, why, and how to make it. */
export const colunasDosParados = (
  dinheiro: (valor: number, idFil: number) => string,
): Coluna<OrcamentoParado>[] => [
  {
    id: 'cliente',
    cabecalho: 'Cliente',
    larguraMinima: 170,
    confortavel: 230,
    peso: 2,
    celulaDoCartao: ({ cliente: { fant, razSoc } }) => fant || razSoc,
    celula: ({ id, cliente: { fant, razSoc }, colaborador }) => (
      <DuasLinhas
        inteiro
        principal={fant || razSoc}
        detalhe={`Orçamento ${id} · ${nomeCurto(colaborador.nome)}`}
      />
    ),
    naFalta: {
      de: 'status',
      celula: ({ id, cliente: { fant, razSoc }, colaborador, status }) => (
        <DuasLinhas
          inteiro
          principal={fant || razSoc}
          detalhe={`${id} · ${status.label} · ${nomeCurto(colaborador.nome)}`}
        />
      ),
    },
  },
  {
    id: 'status',
    cabecalho: 'Status',
    largura: 124,
    dispensavel: 1,
    noCartao: 'canto',
    celula: ({ status, dtVal }) => (
      <DuasLinhas principal={<EtiquetaDoStatus status={status} />} detalhe={`até ${formatarData(dtVal)}`} />
    ),
  },
  {
    id: 'parado',
    cabecalho: 'Parado há',
    largura: 108,
    noCartao: 1,
    ordenavel: por('diasParado'),
    celulaDoCartao: ({ diasParado }) => `Parado há ${dias(diasParado)}`,
    celula: ({ diasParado, dtMov }) => (
      <DuasLinhas principal={dias(diasParado)} detalhe={<TempoRelativo data={dtMov} semHora />} />
    ),
  },
  {
    id: 'total',
    cabecalho: 'Valor',
    largura: 112,
    alinhamento: 'direita',
    noCartao: 1,
    ordenavel: por('vlTot'),
    celula: ({ vlTot, filial }) => dinheiro(vlTot, filial.id),
  },
  {
    id: 'esperado',
    cabecalho: 'Retorno',
    largura: 116,
    alinhamento: 'direita',
    noCartao: 2,
    ordenavel: por('vlEsperado'),
    celulaDoCartao: ({ vlEsperado, chance, filial }) =>
      `Chance de ${chance}% · espera-se ${dinheiro(vlEsperado, filial.id)}`,
    celula: ({ vlEsperado, chance, filial }) => (
      <DuasLinhas
        principal={<strong>{dinheiro(vlEsperado, filial.id)}</strong>}
        detalhe={`chance de ${chance}%`}
      />
    ),
    naFalta: {
      de: 'motivos',
      celula: ({ vlEsperado, chance, filial, motivos }) => (
        <DuasLinhas
          principal={<strong>{dinheiro(vlEsperado, filial.id)}</strong>}
          titulo={motivos.join('\n')}
          detalhe={`chance de ${chance}%`}
        />
      ),
    },
  },
  {
    id: 'motivos',
    cabecalho: 'Por quê',
    larguraMinima: 196,
    confortavel: 230,
    peso: 1,
    dispensavel: 2,
    noCartao: 3,
    celula: ({ motivos: [historico, ...outros] }) => (
      <DuasLinhas principal={historico} detalhe={outros.join(' · ')} />
    ),
  },
  {
    id: 'telefone',
    cabecalho: 'Telefone',
    largura: 174,
    dispensavel: 3,
    noCartao: 4,
    celula: ({ cliente: { telefone, whatsapp }, filial }) =>
      telefone ? <TelefoneDiscavel numero={telefone} idFil={filial.id} whatsapp={whatsapp} /> : '–',
  },
  {
    id: 'acoes',
    cabecalho: 'Atendimento',
    largura: 112,
    noCartao: 4,
    celula: (orcamento) => <BotaoDeAtender orcamento={orcamento} />,
  },
]
