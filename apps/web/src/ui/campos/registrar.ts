import type { UseFormRegisterReturn } from 'react-hook-form'

/**
 * Lets a field be registered: `<CampoMascarado {...registrar(register('cpf'))} />`. Our fields give out values, and
 * `register` expects events.
 */
export function registrar<Nome extends string>(registro: UseFormRegisterReturn<Nome>) {
  const { name, ref, onChange, onBlur, disabled } = registro
  return {
    name,
    ref,
    ...(disabled === undefined ? {} : { disabled }),
    onChange: (valor: unknown) => {
      void onChange({ type: 'change', target: { name, value: valor } })
    },
    // With a type, the form reads the value from the handle instead of from the event.
    onBlur: () => {
      void onBlur({ type: 'blur', target: { name, type: 'text' } })
    },
  }
}
