// Generated from api/openapi.yaml and api/client by `make generate`. Do not edit.
export const bmiClasses = {
    "Peso insuficiente": "underweight",
    "Peso normal": "normal",
    "Sobrepeso": "overweight",
    "Obesidad de grado I": "obese_class_i",
    "Obesidad de grado II": "obese_class_ii",
    "Obesidad de grado III": "obese_class_iii",
    "Para menores de 18 años no se aplican las categorías de IMC de los adultos": "minor"
};
export const bmiBounds = [
    ...[["underweight", 18.5], ["normal", 25], ["overweight", 30], ["obese_class_i", 35], ["obese_class_ii", 40]],
    ['obese_class_iii', Number.POSITIVE_INFINITY],
];
export const weightsPerCall = 1000;
