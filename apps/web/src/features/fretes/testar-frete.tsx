import { cepValido } from '@balcao/dominio/brasil/cep'
import { dataIsoValida } from '@balcao/dominio/formatos/datas'
import { type CotacaoDeFrete, cotarFrete } from '@balcao/dominio/fretes/contratos'
import { SimpleGrid, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useConsulta } from '../../platform/consultas.ts'
import { useFormatoDeDinheiro } from '../../platform/dinheiro.ts'
import { AreaDaConsulta } from '../../platform/ficha/area-da-consulta.tsx'
import { ehNumeroLido } from '../../platform/numero-lido.ts'
import { useSessao } from '../../platform/sessao.tsx'
import { CampoDeData } from '../../ui/campos/campo-de-data.tsx'
import { CampoDeDinheiro } from '../../ui/campos/campo-de-dinheiro.tsx'
import { CampoDeSelecao } from '../../ui/campos/campo-de-selecao.tsx'
import { CampoDecimal } from '../../ui/campos/campo-decimal.tsx'
import { CampoMascarado } from '../../ui/campos/campo-mascarado.tsx'
import { PainelDeStatus } from '../../ui/retorno/painel-de-status.tsx'
import { ExplicacaoDoFrete } from './explicacao-do-frete.tsx'
import { diasUteis } from './resumo-do-frete.ts'

const CENTAVOS = 2
const NINGUEM_DISSE = { idFil: '', cepEntrega: '', peso: '10', volume: '', total: '1000', dia: '' }
type Dito = typeof NINGUEM_DISSE

const completo = ({ idFil, cepEntrega, peso, volume, total, dia }: Dito) =>
  idFil !== '' &&
  cepValido(cepEntrega) &&
  [peso, total, volume || '0'].every(ehNumeroLido) &&
  (dia === '' || dataIsoValida(dia))

/** ADM-07 Who would carry such a load there, for how much and why: nothing is chosen. */
export function TestarFrete() {
  const { filiais } = useSessao()
  const [dito, setDito] = useState<Dito>({ ...NINGUEM_DISSE, idFil: String(filiais[0]?.idFil ?? '') })
  const dizer = (novo: Partial<Dito>) => setDito((antes) => ({ ...antes, ...novo }))
  return (
    <Stack gap="md">
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <CampoDeSelecao
          label="Sai da filial"
          required
          clearable={false}
          opcoes={filiais.map(({ idFil, desc }) => ({ valor: String(idFil), nome: desc }))}
          value={dito.idFil || null}
          onChange={(idFil) => dizer({ idFil: idFil ?? '' })}
        />
        <CampoMascarado
          tipo="cep"
          label="CEP da entrega"
          required
          value={dito.cepEntrega}
          onChange={(cepEntrega) => dizer({ cepEntrega })}
        />
        <CampoDecimal
          label="Peso (kg)"
          required
          casas={3}
          semZeros
          value={dito.peso || null}
          onChange={(peso) => dizer({ peso: peso ?? '' })}
        />
        <CampoDecimal
          label="Volume (litros)"
          casas={3}
          semZeros
          value={dito.volume || null}
          onChange={(volume) => dizer({ volume: volume ?? '' })}
        />
        <CampoDeDinheiro
          label="Valor da mercadoria"
          required
          casas={CENTAVOS}
          value={dito.total || null}
          onChange={(total) => dizer({ total: total ?? '' })}
        />
        <CampoDeData
          label="No dia"
          description="Vazio, hoje"
          value={dito.dia || null}
          onChange={(dia) => dizer({ dia: dia ?? '' })}
        />
      </SimpleGrid>
      {completo(dito) ? (
        <Cotacoes dito={dito} />
      ) : (
        <Text c="dimmed">Diga o CEP, o peso e o valor para ver quem leva e por quanto.</Text>
      )}
    </Stack>
  )
}

function Cotacoes({ dito }: { dito: Dito }) {
  const { idFil, cepEntrega, peso, volume, total, dia } = dito
  const consulta = useConsulta(
    cotarFrete,
    {
      query: {
        idFil: Number(idFil),
        cepEntrega,
        peso,
        total,
        ...(volume && { volume }),
        ...(dia && { dia }),
      },
    },
    { mostradoNaArea: true, manterAnterior: true },
  )
  return (
    <AreaDaConsulta consulta={consulta}>
      {({ itens, falhas }) => (
        <Stack gap="lg" role="status">
          {falhas.map(({ fonte, mensagem }) => (
            <PainelDeStatus key={fonte} tipo="aviso" titulo={fonte} mensagem={mensagem} />
          ))}
          {itens.length === 0 && <strong>Nenhuma tabela em vigor cobre este CEP</strong>}
          {itens.map((cotacao) => (
            <Cotacao key={cotacao.numero} cotacao={cotacao} />
          ))}
        </Stack>
      )}
    </AreaDaConsulta>
  )
}

function Cotacao({ cotacao }: { cotacao: CotacaoDeFrete }) {
  const dinheiro = useFormatoDeDinheiro()
  const { nomeTransp, valor, prazo, aConsultar, motivo } = cotacao
  return (
    <div>
      <Text>
        <strong>{nomeTransp}</strong> · {aConsultar ? 'a consultar' : dinheiro(valor)} · {diasUteis(prazo)}
      </Text>
      {motivo && (
        <Text size="sm" c="dimmed">
          {motivo}
        </Text>
      )}
      {!aConsultar && <ExplicacaoDoFrete cotacao={cotacao} />}
    </div>
  )
}
