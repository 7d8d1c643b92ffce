import { emDias } from '@balcao/dominio/formatos/contagem'
import { formatarData } from '@balcao/dominio/formatos/datas'
import { nomeCurto, nomeDoCliente } from '@balcao/dominio/formatos/nomes'
import { CAMPOS_DO_PARADO, type OrcamentoParado } from '@balcao/dominio/orcamentos/parados'
import { Button } from '@mantine/core'
import { IconHeadset } from '@tabler/icons-react'
import { useContext } from 'react'
import { EtiquetaDoStatus } from '../../../documento-comercial/etiqueta-do-status.tsx'
import { celulaDeDinheiro } from '../../../platform/listas/celula-de-dinheiro.ts'
import { colunasDosCampos } from '../../../platform/listas/colunas-dos-campos.tsx'
import type { Contexto } from '../../../platform/listas/contexto.ts'
import { TelefoneDiscavel } from '../../../platform/telefone/telefone-discavel.tsx'
import type { Coluna } from '../../../ui/listas/coluna.ts'
import { DuasLinhas } from '../../../ui/listas/duas-linhas.tsx'
import { TempoRelativo } from '../../../ui/retorno/tempo-relativo.tsx'
import { Atender } from './atender.ts'

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

export const colunasDosParados = (contexto: Contexto): Coluna<OrcamentoParado>[] => {
  const dinheiro = (valor: number, orcamento: OrcamentoParado) => celulaDeDinheiro(valor, orcamento, contexto)
  const retorno = (orcamento: OrcamentoParado, titulo?: string) => (
    <DuasLinhas
      principal={<strong>{dinheiro(orcamento.vlEsperado, orcamento)}</strong>}
      titulo={titulo}
      detalhe={`chance de ${orcamento.chance}%`}
    />
  )
  return colunasDosCampos(
    CAMPOS_DO_PARADO,
    contexto,
    {
      cliente: {
        celulaDoCartao: ({ cliente }) => nomeDoCliente(cliente),
        celula: ({ id, cliente: { fant, razSoc }, colaborador }) => (
          <DuasLinhas
            inteiro
            principal={nomeDoCliente({ fant, razSoc })}
            detalhe={`Orçamento ${id} · ${nomeCurto(colaborador.nome)}`}
          />
        ),
        naFalta: {
          de: 'status',
          celula: ({ id, cliente: { fant, razSoc }, colaborador, status }) => (
            <DuasLinhas
              inteiro
              principal={nomeDoCliente({ fant, razSoc })}
              detalhe={`${id} · ${status.label} · ${nomeCurto(colaborador.nome)}`}
            />
          ),
        },
      },
      status: {
        celula: ({ status, dtVal }) => (
          <DuasLinhas
            principal={<EtiquetaDoStatus status={status} />}
            detalhe={`até ${formatarData(dtVal)}`}
          />
        ),
      },
      diasParado: {
        celulaDoCartao: ({ diasParado }) => `Parado há ${emDias(diasParado)}`,
        celula: ({ diasParado, dtMov }) => (
          <DuasLinhas principal={emDias(diasParado)} detalhe={<TempoRelativo data={dtMov} semHora />} />
        ),
      },
      vlEsperado: {
        celulaDoCartao: (orcamento) =>
          `Chance de ${orcamento.chance}% · espera-se ${dinheiro(orcamento.vlEsperado, orcamento)}`,
        celula: (orcamento) => retorno(orcamento),
        naFalta: { de: 'motivos', celula: (orcamento) => retorno(orcamento, orcamento.motivos.join('\n')) },
      },
      motivos: {
        celula: ({ motivos: [historico, ...outros] }) => (
          <DuasLinhas principal={historico} detalhe={outros.join(' · ')} />
        ),
      },
      telefone: {
        celula: ({ cliente: { telefone, whatsapp }, filial }) =>
          telefone ? <TelefoneDiscavel numero={telefone} idFil={filial.id} whatsapp={whatsapp} /> : '–',
      },
      acoes: { celula: (orcamento) => <BotaoDeAtender orcamento={orcamento} /> },
    },
    celulaDeDinheiro,
  )
}
